import type { Point } from "#content/schemas/fields.ts";
import "#site/sections/assessment-promises.css";

/** The three things that the assessment gives. */
export function AssessmentPromisesSection({ promises }: { readonly promises: readonly Point[] }) {
	return (
		<section className="section width promises">
			<ol className="plain grid">
				{promises.map(({ heading, text }) => (
					<li key={heading}>
						<h2>{heading}</h2>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
