import type { ReadinessReport } from "#domain/readiness/report.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import { useReportActions } from "#site/islands/report/use-report-actions.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { ShownPhase } from "#site/report/roadmap-phases.ts";

interface ReportActionsProps {
	readonly report: ReadinessReport;
	/** The roadmap as it reads; empty where there is none to save. */
	readonly phases: readonly ShownPhase[];
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly copy: ReportCopy;
	/** Set where the device knows whose the report is and nothing needs it any more: forgets all that it stores. */
	readonly forget: (() => void) | null;
}

/** What can be done with a report: keep it, share it, plan by it, or take the assessment again. */
export function ReportActions({ report, phases, fragment, copy, forget }: ReportActionsProps) {
	const { actions } = copy;
	const address = `${location.origin}${location.pathname}#${fragment}`;
	const { failed, isLinkCopied, copyLink, saveCard, saveRoadmap } = useReportActions({
		...{ report, phases, address, copy },
	});
	const hasAnswers = report.measure.answeredSignals > 0;
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
			{isLinkCopied && <p>{actions.copied}</p>}
			{failed === "link" && (
				<p role="alert">
					{actions.copyFailed} <code>{address}</code>
				</p>
			)}
			{failed === "card" && <p role="alert">{actions.cardFailed}</p>}
			<p className="form-note">{actions.note}</p>
			{forget && <ForgetNote {...{ actions, forget }} />}
		</section>
	);
}

interface ForgetNoteProps {
	readonly actions: ReportCopy["actions"];
	readonly forget: () => void;
}

/** Says what this device stores of the assessment, and lets it be forgotten. */
function ForgetNote({ actions, forget }: ForgetNoteProps) {
	return (
		<p className="form-note">
			{actions.names}{" "}
			<button type="button" className="text-button" onClick={forget}>
				{actions.forget}
			</button>
		</p>
	);
}
