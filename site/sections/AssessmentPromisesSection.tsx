import type { Point } from "#content/schemas/fields.ts";
import "#site/sections/assessment-promises.css";

interface AssessmentPromisesSectionProps {
	readonly heading: string;
	readonly items: readonly Point[];
}

/** The three things that the assessment gives. */
export function AssessmentPromisesSection({ heading: title, items }: AssessmentPromisesSectionProps) {
	return (
		<section className="section width promises">
			<h2>{title}</h2>
			<ol className="plain grid">
				{items.map(({ heading, text }) => (
					<li key={heading}>
						<h3>{heading}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
