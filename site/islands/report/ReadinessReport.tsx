import { useEffect, useMemo, useRef, useState } from "react";
import { preload } from "react-dom";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { formatDay } from "#domain/locale/day-formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import type { SharedAssessment } from "#domain/readiness/share-link.ts";
import { readSent } from "#site/islands/assessment/sent-values.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { isTried } from "#site/islands/draft.ts";
import { beginQuestion } from "#site/islands/report/begin-question.ts";
import { knownReport, reportBefore } from "#site/islands/report/past-reports.ts";
import { ReportActions } from "#site/islands/report/ReportActions.tsx";
import { ReportComparison } from "#site/islands/report/ReportComparison.tsx";
import { ReportDelivery } from "#site/islands/report/ReportDelivery.tsx";
import { useAverageScore } from "#site/islands/report/use-average-score.ts";
import { showToast } from "#site/islands/toast.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import reportStyles from "#site/report/report.css?url&no-inline";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { roadmapPhases } from "#site/report/roadmap-phases.ts";

// Fetched with this script and so ahead of the report, which may be asked for where the connection has gone.
preload(reportStyles, { as: "style" });

interface ReadinessReportProps {
	readonly shared: SharedAssessment;
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly delivery: Delivery;
	readonly retry: () => void;
	/** Forgets what this device stores of the assessment. */
	readonly forget: () => void;
	readonly hasService: boolean;
	/** The company's address. */
	readonly email: string;
	readonly copy: ReportCopy;
}

/** Whose the report is, as this device knows it, the reference as soon as the submission has one. */
function useOwner(fragment: string, delivery: Delivery) {
	const [owner, setOwner] = useState<ReportOwner>(() => knownReport(fragment));
	const reference = delivery.kind === "stored" ? delivery.receipt.reference : undefined;
	useEffect(() => {
		if (reference !== undefined) setOwner(knownReport(fragment));
	}, [fragment, reference]);
	return { owner, setOwner };
}

/** Names the report in the page's title, after which browsers name a saved PDF, while it is shown. */
function useDocumentTitle(takenOn: CalendarDate, { documentTitle, locale }: ReportCopy): void {
	useEffect(() => {
		const titleOfPage = document.title;
		document.title = formatMessage(documentTitle, { date: formatDay(takenOn, "long-day", locale) }, locale);
		return () => {
			document.title = titleOfPage;
		};
	}, [takenOn, documentTitle, locale]);
}

/** The report with everything that can be done with it. It takes focus when it appears. */
export function ReadinessReport({
	shared,
	fragment,
	delivery,
	retry,
	forget,
	hasService,
	email,
	copy,
}: ReadinessReportProps) {
	const box = useRef<HTMLDivElement>(null);
	const { answers, takenOn } = shared;
	const report = useMemo(() => assessReadiness(answers, takenOn), [answers, takenOn]);
	const phases = useMemo(() => roadmapPhases(report, answers, copy), [report, answers, copy]);
	const [before, setBefore] = useState(() => reportBefore(fragment, takenOn));
	const now = useMemo(() => ({ ...shared, madeAt: knownReport(fragment).madeAt }), [shared, fragment]);
	useDocumentTitle(takenOn, copy);
	const { owner, setOwner } = useOwner(fragment, delivery);
	const average = useAverageScore(hasService);
	const hasAnswers = report.measure.answeredSignals > 0;
	const isOnItsWay = delivery.kind === "sending" || delivery.kind === "failed";
	// Answers that have not arrived are sent again with all they say.
	const canForget = !isOnItsWay && !isTried(assessmentForm.id);
	useEffect(() => {
		scrollTo(0, 0);
		box.current?.querySelector("h1")?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		const ask = ({ target }: Event) => {
			const link = target instanceof Element && target.closest(`a[href="${copy.closing.contact.href}"]`);
			if (!link) return;
			const values = "values" in delivery ? delivery.values : readSent();
			beginQuestion({ owner, values, address: `${location.origin}${location.pathname}#${fragment}`, copy });
		};
		const element = box.current;
		element?.addEventListener("click", ask);
		return () => element?.removeEventListener("click", ask);
	}, [owner, delivery, fragment, copy]);
	function forgetAll(): void {
		forget();
		setOwner({});
		setBefore(null);
		box.current?.querySelector("h1")?.focus();
		showToast(copy.actions.forgotten);
	}
	return (
		<div ref={box}>
			{/* Fetched with the report, so that the form's page does not carry it; React waits for it. */}
			<link rel="stylesheet" href={reportStyles} precedence="default" />
			<ReadinessReportView {...{ report, answers, owner, copy, average }}>
				{delivery.kind !== "none" && (
					<ReportDelivery delivery={delivery} retry={retry} email={email} copy={copy} />
				)}
				<ReportActions
					{...{ report, phases, fragment, copy }}
					forget={canForget && (owner.company || owner.reference) ? forgetAll : null}
				/>
				{before && hasAnswers && <ReportComparison before={before} now={now} copy={copy} />}
			</ReadinessReportView>
		</div>
	);
}
