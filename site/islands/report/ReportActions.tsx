import { useState } from "react";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import { roadmapFile } from "#site/islands/report/roadmap-file.ts";
import { showToast } from "#site/islands/toast.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReportActionsProps {
	readonly report: ReadinessReport;
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly copy: ReportCopy;
}

function save(text: string, file: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
	link.download = file;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** What can be done with a report: keep it, share it, plan by it, or take the assessment again. */
export function ReportActions({ report, fragment, copy }: ReportActionsProps) {
	const { actions } = copy;
	const [isRefused, setRefused] = useState(false);
	const address = `${location.origin}${location.pathname}#${fragment}`;

	async function copyLink(): Promise<void> {
		try {
			await navigator.clipboard.writeText(address);
			setRefused(false);
			showToast(actions.copied);
		} catch {
			setRefused(true);
		}
	}

	return (
		<section className="report-actions" aria-label={actions.heading}>
			<div className="actions">
				<button type="button" className="button" onClick={() => print()}>
					{actions.print}
				</button>
				<button type="button" className="button secondary" onClick={() => void copyLink()}>
					{actions.copy}
				</button>
				<button
					type="button"
					className="button secondary"
					onClick={() => {
						save(roadmapFile(report, copy, address, new Date()), actions.file);
						showToast(actions.saved);
					}}
				>
					{actions.calendar}
				</button>
				<a className="button secondary" href={`#${stepId(0)}`}>
					{actions.again}
				</a>
			</div>
			{isRefused && (
				<p role="alert">
					{actions.copyFailed} <code>{address}</code>
				</p>
			)}
			<p className="form-note">{actions.note}</p>
		</section>
	);
}
