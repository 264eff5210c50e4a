import type { ReportCopy } from "#site/report/report-copy.ts";

/** What to answer first, in place of a picture and a roadmap that nothing speaks for. */
export function ReportStart({ copy: { start } }: { readonly copy: ReportCopy }) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{start.heading}</h2>
				<p>{start.lead}</p>
			</div>
			<ol className="report-start">
				{start.steps.map(({ label, href, text }) => (
					<li key={label}>
						<a href={href}>{label}</a>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
