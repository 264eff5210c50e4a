import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/points.css";
import "#site/sections/steps.css";
import "#site/sections/timeline.css";

/** What happens in which weeks, along the thread. */
export function TimelineSection({ heading, lead, entries }: Omit<SectionOf<"timeline">, "kind">) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<ol className="plain thread-points">
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
