import type { ReactNode } from "react";

interface ReportSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly children: ReactNode;
}

/** A part of the report under its heading. */
export function ReportSection({ heading, lead, children }: ReportSectionProps) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{heading}</h2>
				<p>{lead}</p>
			</div>
			{children}
		</section>
	);
}
