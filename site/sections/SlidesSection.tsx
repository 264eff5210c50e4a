import type { Webinar } from "#content/schemas/webinar.ts";
import { formatMessage } from "#site/ui/form-copy.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/slides.css";

interface SlidesSectionProps {
	readonly heading: string;
	/** One slide's number, with `{count}` in it. */
	readonly slide: string;
	readonly slides: Webinar["slides"];
}

/** The slides of a session, in words. */
export function SlidesSection({ heading, slide, slides }: SlidesSectionProps) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} />
				<ol className="plain grid slides">
					{slides.map(({ title, points }, index) => (
						<li key={title}>
							<p>{formatMessage(slide, { count: index + 1 })}</p>
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
		</section>
	);
}
