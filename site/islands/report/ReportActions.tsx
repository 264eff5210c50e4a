import { useState } from "react";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import { roadmapFile } from "#site/islands/report/roadmap-file.ts";
import { drawShareCard } from "#site/islands/report/share-card.ts";
import { showToast } from "#site/islands/toast.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { ShownPhase } from "#site/report/roadmap-phases.ts";

interface ReportActionsProps {
	readonly report: ReadinessReport;
	/** The roadmap as it reads; empty where there is none to save. */
	readonly phases: readonly ShownPhase[];
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly copy: ReportCopy;
	/** Set where the device knows whose the report is: forgets it. */
	readonly forget: (() => void) | null;
}

/** What can be done with a report: keep it, share it, plan by it, or take the assessment again. */
export function ReportActions({ report, phases, fragment, copy, forget }: ReportActionsProps) {
	const { actions } = copy;
	const [failed, setFailed] = useState<"link" | "card" | null>(null);
	const address = `${location.origin}${location.pathname}#${fragment}`;
	const hasAnswers = report.measure.answeredSignals > 0;

	async function copyLink(): Promise<void> {
		try {
			await navigator.clipboard.writeText(address);
			setFailed(null);
			showToast(actions.copied);
		} catch {
			setFailed("link");
		}
	}

	function saveRoadmap(): void {
		const text = roadmapFile({ phases, takenOn: report.takenOn, address }, copy, new Date());
		saveFile(new Blob([text], { type: "text/calendar" }), actions.file);
		showToast(actions.saved);
	}

	async function saveCard(): Promise<void> {
		try {
			saveFile(await drawShareCard(report.measure, copy), actions.cardFile);
			setFailed(null);
			showToast(actions.cardSaved);
		} catch {
			setFailed("card");
		}
	}

	const buttons = [
		{ label: actions.print, act: () => print(), isShown: true },
		{ label: actions.card, act: () => void saveCard(), isShown: hasAnswers },
		{ label: actions.copy, act: () => void copyLink(), isShown: true },
		{ label: actions.calendar, act: saveRoadmap, isShown: hasAnswers },
	].filter(({ isShown }) => isShown);

	return (
		<section className="report-actions" aria-label={actions.heading}>
			<div className="actions">
				{buttons.map(({ label, act }, index) => (
					<button
						key={label}
						type="button"
						className={index === 0 ? "button" : "button secondary"}
						onClick={act}
					>
						{label}
					</button>
				))}
				<a className="button secondary" href={`#${stepId(0)}`}>
					{actions.again}
				</a>
			</div>
			{failed === "link" && (
				<p role="alert">
					{actions.copyFailed} <code>{address}</code>
				</p>
			)}
			{failed === "card" && <p role="alert">{actions.cardFailed}</p>}
			<p className="form-note">{actions.note}</p>
			{forget && (
				<p className="form-note">
					{actions.names}{" "}
					<button type="button" className="text-button" onClick={forget}>
						{actions.forget}
					</button>
				</p>
			)}
		</section>
	);
}

/** Saves something that the browser has made as a file. */
function saveFile(content: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(content);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
