import type { MeasuredResult } from "#content/schemas/case-study.ts";
import type { CaseStudies } from "#content/schemas/pages/case-studies.ts";
import { BeforeAfterChart } from "#site/sections/BeforeAfterChart.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/cells.css";
import "#site/sections/study-results.css";

interface StudyResultsSectionProps {
	readonly labels: CaseStudies["labels"];
	readonly results: readonly MeasuredResult[];
}

/** More than one number, such as before and after. */
const longFigure = /\d.*\s.*\d/;

/** What a study measured: the first result large, each with a chart where it was counted before and after. */
export function StudyResultsSection({ labels, results }: StudyResultsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={labels.resultsDetail} />
			<ul className="plain cells study-results">
				{results.map(({ figure, heading, text, chart }) => (
					<li key={heading}>
						<strong className={longFigure.test(figure) ? "range" : undefined}>{figure}</strong>
						<div>
							<h3>{heading}</h3>
							<p>{text}</p>
						</div>
						{chart && <BeforeAfterChart labels={labels} {...chart} />}
					</li>
				))}
			</ul>
		</section>
	);
}
