import type { LaterCopy } from "#site/islands/assessment/assessment-copy.ts";
import { showToast } from "#site/islands/toast.ts";

/** Fetches once; after a failure the next call tries again. */
function once<Result>(fetchIt: () => Promise<Result>): () => Promise<Result> {
	let loading: Promise<Result> | null = null;
	return () => {
		loading ??= fetchIt().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
}

/** The copy of what appears later, next to the form or in its place. */
export const loadCopy = once(async (): Promise<LaterCopy> => {
	const response = await fetch("/assessment/copy.json");
	if (!response.ok) throw new Error("The copy did not come");
	// Made from the same content by the same build as this script, and checked there.
	return response.json() as Promise<LaterCopy>;
});

/** Whether the site answers now. An import that fails would not tell: Firefox keeps its failure as long as the page is open. */
export async function siteAnswers(): Promise<boolean> {
	return fetch("/assessment/copy.json", { method: "HEAD", cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);
}

/** Says what happened in the page's live region, once the copy is there. It is never the only sign of it. */
export function toast(what: keyof LaterCopy["toasts"]): void {
	loadCopy().then(
		({ toasts }) => showToast(toasts[what]),
		() => undefined,
	);
}

/** The panel's script and its copy. */
export const loadPanel = once(async () => {
	const [{ RangePanel }, { panel }] = await Promise.all([
		import("#site/islands/assessment/RangePanel.tsx"),
		loadCopy(),
	]);
	return { RangePanel, copy: panel };
});

/** The report's script and its copy. */
export const loadReport = once(async () => {
	const [{ ReadinessReport }, { report }] = await Promise.all([
		import("#site/islands/report/ReadinessReport.tsx"),
		loadCopy(),
	]);
	return { ReadinessReport, copy: report };
});

/** Fetches the report ahead, where the site answers: an import that fails might spoil a later one. */
export const fetchReportAhead = once(async () => {
	if (!(await siteAnswers())) throw new Error("The site does not answer");
	return loadReport();
});

export type LoadedPanel = Awaited<ReturnType<typeof loadPanel>>;
export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;
