import { Suspense, useEffect, useState } from "react";
import type { SharedAssessment } from "#domain/readiness/share-link.ts";
import type { StepMessages } from "#site/islands/assessment/assessment-copy.ts";
import { type LoadedReport, loadReport } from "#site/islands/assessment/report-loader.ts";
import type { Delivery } from "#site/islands/delivery.ts";

interface ReportPlaceProps {
	readonly shared: SharedAssessment;
	readonly fragment: string;
	readonly delivery: Delivery;
	readonly retry: () => void;
	readonly messages: StepMessages;
	/** The company's address. */
	readonly email: string;
}

/** Where the report appears once its script has come, and what is said until then. */
export function ReportPlace({ messages, ...report }: ReportPlaceProps) {
	const [loaded, setLoaded] = useState<LoadedReport | "unreachable" | "again" | null>(null);
	function load(): void {
		setLoaded((now) => now && "again");
		loadReport().then(setLoaded, () => setLoaded("unreachable"));
	}
	useEffect(load, []);
	if (loaded === null) {
		return (
			<p className="lead" role="status">
				{messages.opening}
			</p>
		);
	}
	if (typeof loaded === "string") {
		const isLoading = loaded === "again";
		return (
			<div className="problem-summary" role="alert">
				<p>{isLoading ? messages.opening : messages.unreachable.text}</p>
				<button type="button" className="button" onClick={load} aria-disabled={isLoading || undefined}>
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
