import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

/** What to answer first, in place of a picture and a roadmap that nothing speaks for. */
export function ReportStart({ copy: { start } }: { readonly copy: ReportCopy }) {
	return (
		<ReportSection heading={start.heading} lead={start.lead}>
			<ol className="report-start">
				{start.steps.map(({ label, href, text }) => (
					<li key={label}>
						<a href={href}>{label}</a>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</ReportSection>
	);
}
