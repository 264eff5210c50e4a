import { useState } from "react";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { roadmapFile } from "#site/islands/report/roadmap-file.ts";
import { drawShareCard } from "#site/islands/report/share-card.ts";
import { showToast } from "#site/islands/toast.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import type { ShownPhase } from "#site/report/roadmap-phases.ts";
import { saveFile } from "#site/ui/save-file.ts";

interface KeptReport {
	readonly report: ReadinessReport;
	readonly phases: readonly ShownPhase[];
	/** Where the report can be opened again. */
	readonly address: string;
	readonly copy: ReportCopy;
}

interface ReportActionsHook {
	/** What the browser has refused last. */
	readonly failed: "link" | "card" | null;
	readonly isLinkCopied: boolean;
	readonly copyLink: () => Promise<void>;
	readonly saveCard: () => Promise<void>;
	readonly saveRoadmap: () => void;
}

/** Copies a report's link, and saves what the browser makes of the report. */
export function useReportActions({ report, phases, address, copy }: KeptReport): ReportActionsHook {
	const { actions } = copy;
	const [failed, setFailed] = useState<ReportActionsHook["failed"]>(null);
	const [isLinkCopied, setLinkCopied] = useState(false);
	return {
		failed,
		isLinkCopied,
		async copyLink() {
			try {
				await navigator.clipboard.writeText(address);
				setFailed(null);
				setLinkCopied(true);
				showToast(actions.copied);
			} catch {
				setFailed("link");
				setLinkCopied(false);
			}
		},
		async saveCard() {
			try {
				saveFile(await drawShareCard(report.measure, copy), actions.cardFile);
				setFailed(null);
				showToast(actions.cardSaved);
			} catch {
				setFailed("card");
			}
		},
		saveRoadmap() {
			const text = roadmapFile({ phases, address }, copy, new Date());
			saveFile(new Blob([text], { type: "text/calendar" }), actions.file);
			showToast(actions.saved);
		},
	};
}
