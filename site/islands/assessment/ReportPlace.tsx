import { Suspense, useEffect, useState } from "react";
import type { SharedAssessment } from "#domain/readiness/share-link.ts";
import type { StepMessages } from "#site/islands/assessment/assessment-copy.ts";
import { type LoadedReport, loadReport, siteAnswers } from "#site/islands/assessment/report-loader.ts";
import type { Delivery } from "#site/islands/delivery.ts";

interface ReportPlaceProps {
	readonly shared: SharedAssessment;
	readonly fragment: string;
	readonly delivery: Delivery;
	readonly retry: () => void;
	readonly forget: () => void;
	readonly hasService: boolean;
	readonly messages: StepMessages;
	/** The company's address. */
	readonly email: string;
}

/** "stale": the site answers, but this page can't have the script any more, as Firefox keeps a failure of its import. */
type Place = LoadedReport | "unreachable" | "again" | "stale" | null;

/** Where the report appears once its script has come, and what is said until then. */
export function ReportPlace({ messages, ...report }: ReportPlaceProps) {
	const [loaded, setLoaded] = useState<Place>(null);
	const { kind } = report.delivery;
	useEffect(() => {
		loadReport().then(setLoaded, () => setLoaded("unreachable"));
	}, []);
	useEffect(() => {
		if (loaded !== "stale" || kind === "sending") return;
		// A fresh page has the report, as its address has the answers, but sends what this one could not only when asked again.
		if (kind === "failed") setLoaded("unreachable");
		else location.reload();
	}, [loaded, kind]);
	function loadAgain(): void {
		setLoaded("again");
		report.retry();
		loadReport().then(setLoaded, async () => setLoaded((await siteAnswers()) ? "stale" : "unreachable"));
	}
	if (loaded === null) {
		return (
			<p className="lead" role="status">
				{messages.opening}
			</p>
		);
	}
	if (typeof loaded === "string") {
		const isLoading = loaded !== "unreachable";
		return (
			<div className="problem-summary" role="alert">
				<p>{isLoading ? messages.opening : messages.unreachable.text}</p>
				<button type="button" className="button" onClick={loadAgain} aria-disabled={isLoading || undefined}>
					{messages.unreachable.retry}
				</button>
			</div>
		);
	}
	const { ReadinessReport, copy } = loaded;
	return (
		<Suspense>
			<ReadinessReport {...report} copy={copy} />
		</Suspense>
	);
}
