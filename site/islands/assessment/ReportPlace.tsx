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
	readonly messages: StepMessages;
	/** The company's address. */
	readonly email: string;
}

/** Where the report appears once its script has come, and what is said until then. */
export function ReportPlace({ messages, ...report }: ReportPlaceProps) {
	const [loaded, setLoaded] = useState<LoadedReport | "unreachable" | null>(null);
	useEffect(() => {
		loadReport().then(setLoaded, () => setLoaded("unreachable"));
	}, []);
	/** Where the site answers, a fresh page can have the script whose failure Firefox keeps. Its address has the answers. */
	function loadAgain(): void {
		setLoaded(null);
		loadReport().then(setLoaded, async () => {
			if (await siteAnswers()) location.reload();
			else setLoaded("unreachable");
		});
	}
	if (loaded === null) {
		return (
			<p className="lead" role="status">
				{messages.opening}
			</p>
		);
	}
	if (loaded === "unreachable") {
		return (
			<div className="problem-summary" role="alert">
				<p>{messages.unreachable.text}</p>
				<button type="button" className="button" onClick={loadAgain}>
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
