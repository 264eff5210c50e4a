import { storedEntries } from "#domain/browser/stored-entries.ts";
import { decodeShareLink, type SharedAssessment } from "#domain/readiness/share-link.ts";

/** Where this device keeps the links of its last two reports, the latest first. They hold no name. */
const { name: storeName } = storedEntries.reports;

function readFragments(): string[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(storeName) ?? "[]");
		return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
	} catch {
		return [];
	}
}

/** Keeps the link of a report that was just made, for the comparison with the next one. */
export function rememberReport(fragment: string): void {
	const others = readFragments().filter((each) => each !== fragment);
	try {
		localStorage.setItem(storeName, JSON.stringify([fragment, ...others].slice(0, 2)));
	} catch {
		// Where storage is forbidden there is nothing to compare with later.
	}
}

/** What a report is compared with: this device's report before it, or its latest where the link came from elsewhere. */
export function reportBefore(fragment: string): SharedAssessment | null {
	const kept = readFragments();
	const before = kept[kept.indexOf(fragment) + 1];
	const shared = before === undefined ? null : decodeShareLink(before);
	return shared?.ok ? shared : null;
}
