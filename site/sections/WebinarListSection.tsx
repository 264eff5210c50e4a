import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Office } from "#content/schemas/site.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { WebinarState } from "#domain/webinars/webinar-state.ts";
import { SessionDate } from "#site/sections/SessionDate.tsx";
import { SessionPicture } from "#site/sections/SessionPicture.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { WebinarFacts } from "#site/sections/WebinarFacts.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import "#site/ui/card.css";
import "#site/sections/webinar-list.css";
import "#site/sections/live-sessions.css";
import "#site/sections/past-sessions.css";

interface WebinarListSectionProps {
	readonly labels: Webinars["labels"];
	readonly heading: string;
	/** How all of these sessions are offered. */
	readonly state: WebinarState;
	readonly webinars: readonly (Webinar & { readonly slug: string; readonly path: string })[];
	/** The office whose time is there until a script knows the visitor's. */
	readonly office: Office;
	readonly locale: Locale;
}

/** Sessions to come, one below the other, or those that have been, side by side. */
export function WebinarListSection({ labels, heading, state, webinars, ...shown }: WebinarListSectionProps) {
	if (webinars.length === 0) return null;
	const isLive = state === "live";
	const hasUnrecorded = webinars.some(({ recordingUrl }) => recordingUrl === undefined);
	return (
		<section className="section width">
			<div className="section-head">
				<h2>{heading}</h2>
				{isLive ? (
					<p className="lead" data-own-zone>
						{labels.ownZone}
					</p>
				) : (
					hasUnrecorded && <p className="lead">{labels.unrecorded}</p>
				)}
			</div>
			<ul className={`plain sessions ${state}-sessions`}>
				{webinars.map((webinar) => (
					<WebinarItem key={webinar.path} {...{ labels, state, webinar, ...shown }} />
				))}
			</ul>
		</section>
	);
}

type WebinarItemProps = Omit<WebinarListSectionProps, "heading" | "webinars"> & {
	readonly webinar: WebinarListSectionProps["webinars"][number];
};

function WebinarItem({ labels, state, webinar, office, locale }: WebinarItemProps) {
	const isLive = state === "live";
	const place = { timeZone: office.timeZone, locale };
	return (
		<li>
			{isLive ? (
				<SessionPicture session={webinar} isLive {...place} sizes={wholeColumnBelow(720, 430)} />
			) : (
				<div className="session-day">
					<SessionDate startsAt={webinar.startsAt} {...place} />
				</div>
			)}
			<div className="session-words">
				<p className="badges">
					<span className={`badge ${state}`}>{labels[state]}</span>
					<span className="badge">{webinar.category}</span>
				</p>
				<h3>
					<a href={webinar.path}>{webinar.title}</a>
				</h3>
				{isLive && (
					<ButtonLink
						label={labels.register}
						about={webinar.title}
						href={`${webinar.path}#register`}
						look="primary"
					/>
				)}
				<p>{webinar.description}</p>
				<TopicList label={labels.topics} topics={webinar.topics} />
				<WebinarFacts labels={labels} webinar={webinar} offices={[office]} locale={locale} isListed />
				{!isLive && (
					<ButtonLink label={labels.watch} about={webinar.title} href={webinar.path} look="secondary" />
				)}
			</div>
		</li>
	);
}
