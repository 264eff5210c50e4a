import { replyTimesPlaces } from "#domain/leads/reply-promise.ts";
import "#site/sections/prose.css";
import "#site/sections/reply-times.css";

interface ReplyTimesSectionProps {
	readonly heading: string;
	/** In place of the figures while there are too few. */
	readonly waiting: string;
	readonly labels: Readonly<Record<keyof typeof replyTimesPlaces, string>>;
}

/** The figures are in a template, which no browser shows: the service takes it out once there are enough. */
export function ReplyTimesSection({ heading, waiting, labels }: ReplyTimesSectionProps) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<div className="paragraphs" id="reply-times">
				<p>{waiting}</p>
			</div>
			<template id="reply-times-measured">
				<dl className="reply-times">
					<div>
						<dt>{labels.median}</dt>
						<dd>{replyTimesPlaces.median}</dd>
					</div>
					<div>
						<dt>{labels.share}</dt>
						<dd>{replyTimesPlaces.share}</dd>
					</div>
					<div>
						<dt>{labels.replies}</dt>
						<dd>{replyTimesPlaces.replies}</dd>
					</div>
				</dl>
			</template>
		</section>
	);
}
