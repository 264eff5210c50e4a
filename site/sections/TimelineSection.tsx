import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/points.css";
import "#site/sections/steps.css";
import "#site/sections/timeline.css";

interface TimelineSectionProps extends Omit<SectionOf<"timeline">, "kind"> {
	/** Whether each entry answers a question, which comes before it at every width. */
	readonly asked?: boolean;
}

/** What happens in which weeks, along the thread. */
export function TimelineSection({ heading, lead, entries, asked = false }: TimelineSectionProps) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<ol className={asked ? "plain thread-points asked" : "plain thread-points"}>
					{entries.map((entry) => (
						<li key={entry.period}>
							<p className="duration">{entry.period}</p>
							<h3>{entry.heading}</h3>
							<p>{entry.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
