import { useEffect, useMemo, useRef } from "react";
import { preload } from "react-dom";
import { assessReadiness } from "#domain/readiness/report.ts";
import type { SharedAssessment } from "#domain/readiness/share-link.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { reportBefore } from "#site/islands/report/past-reports.ts";
import { ReportActions } from "#site/islands/report/ReportActions.tsx";
import { ReportComparison } from "#site/islands/report/ReportComparison.tsx";
import { ReportDelivery } from "#site/islands/report/ReportDelivery.tsx";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import reportStyles from "#site/report/report.css?url&no-inline";
import type { ReportCopy } from "#site/report/report-copy.ts";

// Fetched with this script and so ahead of the report, which may be asked for where the connection has gone.
preload(reportStyles, { as: "style" });

interface ReadinessReportProps {
	readonly shared: SharedAssessment;
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly delivery: Delivery;
	readonly retry: () => void;
	/** The company's address. */
	readonly email: string;
	readonly copy: ReportCopy;
}

/** The report with everything that can be done with it. It takes focus when it appears. */
export function ReadinessReport({ shared, fragment, delivery, retry, email, copy }: ReadinessReportProps) {
	const box = useRef<HTMLDivElement>(null);
	const report = useMemo(() => assessReadiness(shared.answers, shared.takenOn), [shared]);
	const before = useMemo(() => reportBefore(fragment), [fragment]);
	useEffect(() => {
		scrollTo(0, 0);
		box.current?.querySelector("h1")?.focus({ preventScroll: true });
	}, []);
	return (
		<div ref={box}>
			{/* Fetched with the report, so that the form's page does not carry it; React waits for it. */}
			<link rel="stylesheet" href={reportStyles} precedence="default" />
			<ReadinessReportView report={report} answers={shared.answers} copy={copy}>
				{delivery.kind !== "none" && (
					<ReportDelivery delivery={delivery} retry={retry} email={email} copy={copy} />
				)}
				<ReportActions report={report} fragment={fragment} copy={copy} />
				{before && <ReportComparison before={before} now={shared} copy={copy} />}
			</ReadinessReportView>
		</div>
	);
}
