import type { ReactNode } from "react";

interface ReportSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly note?: string | undefined;
	readonly children: ReactNode;
}

/** A part of the report under its heading. */
export function ReportSection({ heading, lead, note, children }: ReportSectionProps) {
	return (
		<section className="report-section">
			<div className="report-section-head">
				<h2>{heading}</h2>
				<p>{lead}</p>
				{note !== undefined && <p>{note}</p>}
			</div>
			{children}
		</section>
	);
}
