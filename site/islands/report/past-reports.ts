import * as z from "zod/mini";
import { storedEntries } from "#domain/browser/stored-entries.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { decodeShareLink, type SharedAssessment } from "#domain/readiness/share-link.ts";

/** Where this device keeps its last two reports, the latest first. */
const { name: storeName } = storedEntries.reports;

/** A report by its link, which holds no name; whose it is never leaves the device. */
const pastReport = z.object({
	fragment: z.string(),
	company: z.optional(z.string()),
	reference: z.optional(z.string()),
	/** When it was made here, in ISO 8601. */
	madeAt: z.optional(z.string()),
});
const stored = z.array(pastReport);

export type PastReport = z.infer<typeof pastReport>;

/** A report to compare, and when it was made, if that was on this device. */
export type ComparedAssessment = SharedAssessment & Pick<PastReport, "madeAt">;

/** The reports where storage takes none, for as long as the page is open. */
let unstored: readonly PastReport[] | null = null;

function readReports(): readonly PastReport[] {
	if (unstored) return unstored;
	try {
		const parsed = z.safeParse(stored, JSON.parse(localStorage.getItem(storeName) ?? "[]"));
		return parsed.success ? parsed.data : [];
	} catch {
		return [];
	}
}

function writeReports(reports: readonly PastReport[]): void {
	try {
		localStorage.setItem(storeName, JSON.stringify(reports));
		unstored = null;
	} catch {
		// Where storage is forbidden or full there is nothing to compare with at a later visit.
		unstored = reports;
	}
}

/** Keeps a report that was just made, or what has become known of it since. */
export function rememberReport(report: PastReport): void {
	const reports = readReports();
	const known = reports.find(({ fragment }) => fragment === report.fragment);
	const others = reports.filter((each) => each !== known);
	writeReports([{ ...known, ...report }, ...others].slice(0, 2));
}

/** What this device knows of a report. */
export function knownReport(fragment: string): PastReport {
	return readReports().find((report) => report.fragment === fragment) ?? { fragment };
}

/** The report that was made last on this device, by its link; null where there is none that this page can read. */
export function latestReport(): { readonly fragment: string; readonly takenOn: CalendarDate } | null {
	const [latest] = readReports();
	const shared = latest === undefined ? null : decodeShareLink(latest.fragment);
	return latest && shared?.ok ? { fragment: latest.fragment, takenOn: shared.takenOn } : null;
}

export function forgetReports(): void {
	unstored = null;
	try {
		localStorage.removeItem(storeName);
	} catch {
		// Where storage is forbidden there is nothing to forget.
	}
}

/**
 * What a report is compared with: this device's report before it, or its latest where the link came from elsewhere. Null
 * where there is none, or it is of a later day.
 */
export function reportBefore(fragment: string, takenOn: CalendarDate): ComparedAssessment | null {
	const reports = readReports();
	const before = reports[reports.findIndex((report) => report.fragment === fragment) + 1];
	const shared = before === undefined ? null : decodeShareLink(before.fragment);
	const isBefore = shared?.ok && shared.takenOn <= takenOn;
	return isBefore && measureReadiness(shared.answers).answeredSignals > 0
		? { ...shared, madeAt: before?.madeAt }
		: null;
}
