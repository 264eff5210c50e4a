/**
 * What the pages store in a visitor's browser, in `localStorage`, and what they store for a tab: in `sessionStorage` the drafts that
 * were typed in it and the assessment that was sent from it, and the receipt of a message with the entry of its history. Nothing else is stored, and no cookie is set.
 * The trust page and the cookie policy list these entries, and a test compares them with what a browser holds.
 */
export const storedEntries = {
	theme: { name: "theme" },
	searchKey: { name: "search-key" },
	draft: { prefix: "draft:" },
	reports: { name: "assessment:reports" },
	sent: { name: "assessment:sent" },
} as const;

export type StoredEntryId = keyof typeof storedEntries;

export const storedEntryIds = [
	"theme",
	"searchKey",
	"draft",
	"reports",
	"sent",
] as const satisfies readonly StoredEntryId[];

/** The name of what is typed into a form of a page and not yet sent. */
export function draftName(form: string, path: string): string {
	return `${storedEntries.draft.prefix}${form}:${path}`;
}

/** Which entry a name in the browser's storage belongs to; null for one that the list lacks. */
export function storedEntryOf(name: string): StoredEntryId | null {
	const found = storedEntryIds.find((id) => {
		const entry = storedEntries[id];
		return "name" in entry ? entry.name === name : name.startsWith(entry.prefix);
	});
	return found ?? null;
}
