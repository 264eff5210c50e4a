import type { ReactNode } from "react";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/slides.css";

interface SlidesSectionProps {
	readonly heading: string;
	/** One slide's number. */
	readonly slide: Message<"count">;
	readonly slides: Webinar["slides"];
	readonly locale: Locale;
	/** The way to the same as a file. */
	readonly children: ReactNode;
}

/** The slides of a session, in words. */
export function SlidesSection({ heading, slide, slides, locale, children }: SlidesSectionProps) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} />
				<ol className="plain grid slides">
					{slides.map(({ title, points }, index) => (
						<li key={title}>
							<p>{formatMessage(slide, { count: index + 1 }, locale)}</p>
							<h3>{title}</h3>
							<ul>
								{points.map((point) => (
									<li key={point}>{point}</li>
								))}
							</ul>
						</li>
					))}
				</ol>
			</div>
			{children}
		</section>
	);
}
