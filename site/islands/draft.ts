import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { pagePath } from "#site/islands/page-path.ts";

/**
 * What this tab has last read or written, by name: a draft of another tab is neither overwritten nor removed. Only a question about
 * a report, which `begin-question.ts` begins, is added to it.
 */
const own = new Map<string, string>();

/** Those of them that hold less than what is typed: the last change found no room. */
const outdated = new Set<string>();

declare global {
	interface WindowEventMap {
		/** A draft was written in this tab, where nothing was kept before if the detail is true, or removed. */
		draft: CustomEvent<boolean | undefined>;
	}
}

const changed = "draft";

/** The name under which this device keeps what is typed into a form of a page. */
function nameOf(form: string): string {
	return draftName(form, pagePath());
}

/** The draft as it is stored by this tab or another; null when there is none or storage is forbidden. */
function storedText(form: string): string | null {
	try {
		return localStorage.getItem(nameOf(form));
	} catch {
		return null;
	}
}

/** Whether the draft that is stored is of this tab. */
function isOwn(form: string): boolean {
	const text = storedText(form);
	return text !== null && text === own.get(nameOf(form));
}

/** Whether this device keeps what is typed in this tab. */
export function isDraftKept(form: string): boolean {
	return isOwn(form) && !outdated.has(nameOf(form));
}

/** Whether what was typed in this tab has been sent or cleared on another page of it. */
export function isDraftGone(form: string): boolean {
	return Boolean(own.get(nameOf(form))) && storedText(form) === null;
}

/** Calls back when a draft was changed in this tab or another. Returns what ends it. */
export function followDrafts(listener: () => void): () => void {
	for (const event of [changed, "storage"]) addEventListener(event, listener);
	return () => {
		for (const event of [changed, "storage"]) removeEventListener(event, listener);
	};
}

/** What was typed and not yet sent, for this tab to go on with; empty when there is none or storage is forbidden. */
export function takeDraft(form: string): FormValues {
	own.set(nameOf(form), storedText(form) ?? "");
	outdated.delete(nameOf(form));
	return readDraft(form);
}

/** What this tab has of a draft; empty where there is none, or another tab's. */
export function readDraft(form: string): FormValues {
	if (!isOwn(form)) return {};
	try {
		const draft: unknown = JSON.parse(storedText(form) ?? "");
		return typeof draft === "object" && draft !== null ? { ...draft } : {};
	} catch {
		return {};
	}
}

/** Next to the values, under a name that no field has: the key of a try whose answer has not come. */
const triedKeyName = "key";

/** The key with which the draft was sent before, empty when it was sent without one; null when it was not sent. */
export function readTriedKey(form: string): string | null {
	const key = readDraft(form)[triedKeyName];
	return typeof key === "string" ? key : null;
}

/** Keeps the key of a try with the draft, so that a retry after a reload is the same submission. */
export function keepTriedKey(form: string, key: string): void {
	if (isOwn(form)) write(form, { ...readDraft(form), [triedKeyName]: key });
}

/** What is in the draft from now on is another submission. */
export function forgetTriedKey(form: string): void {
	const { [triedKeyName]: key, ...values } = readDraft(form);
	if (key !== undefined) write(form, values);
}

/** Keeps what is typed on this device, unless it keeps what is typed in another tab. */
export function saveDraft(form: string, values: FormValues): void {
	const isEmpty = Object.values(values).every((value) => value.length === 0);
	const key = readTriedKey(form);
	if (isEmpty) clearDraft(form);
	else write(form, key === null ? values : { ...values, [triedKeyName]: key });
}

function write(form: string, draft: FormValues): void {
	const isFirst = storedText(form) === null;
	if (!isFirst && !isOwn(form)) return;
	const name = nameOf(form);
	const text = JSON.stringify(draft);
	try {
		localStorage.setItem(name, text);
		own.set(name, text);
		outdated.delete(name);
	} catch {
		// Storage is full or forbidden: an earlier text stays, which is better than none after a reload.
		outdated.add(name);
	}
	dispatchEvent(new CustomEvent(changed, { detail: isFirst }));
}

export function clearDraft(form: string): void {
	if (isOwn(form)) localStorage.removeItem(nameOf(form));
	dispatchEvent(new Event(changed));
}
