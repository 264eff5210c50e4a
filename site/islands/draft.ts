import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { pagePath } from "#site/islands/page-path.ts";

/**
 * What this tab has last read or written, by name: a draft of another tab is neither overwritten nor removed, unless a visitor has all
 * of the assessment forgotten. Only a question about a report, which `begin-question.ts` begins, is added to it.
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

/** What was typed and not yet sent, for this tab to go on with, and what is noted of its sending; empty when there is none or storage is forbidden. */
export function takeDraft(form: string): FormValues {
	own.set(nameOf(form), storedText(form) ?? "");
	outdated.delete(nameOf(form));
	return readStored(form);
}

/** What this tab has of a draft, with what is noted of its sending; empty where there is none, or another tab's. */
function readStored(form: string): FormValues {
	if (!isOwn(form)) return {};
	try {
		const draft: unknown = JSON.parse(storedText(form) ?? "");
		return typeof draft === "object" && draft !== null ? { ...draft } : {};
	} catch {
		return {};
	}
}

/** What is noted of a draft's sending next to its values, under names that no field has. */
interface SendingNotes {
	/** The key of the submission that it becomes. */
	readonly key?: string | undefined;
	/** Set once it was sent and as long as no answer has come. */
	readonly tried?: "yes" | undefined;
}

/** The key that is kept with the draft; null where none is. */
export function readFormKey(form: string): string | null {
	const { key } = readStored(form);
	return typeof key === "string" ? key : null;
}

/** Whether the draft was sent and no answer has come. */
export function isTried(form: string): boolean {
	return readStored(form)["tried"] !== undefined;
}

/** Notes with the draft how it is sent, so that it is the same submission after a reload and from another tab. */
export function noteSending(form: string, notes: SendingNotes): void {
	if (isOwn(form)) write(form, { ...readStored(form), ...notes });
}

/** Keeps what is typed on this device, unless it keeps what is typed in another tab. */
export function saveDraft(form: string, values: FormValues): void {
	const isEmpty = Object.values(values).every((value) => value.length === 0);
	const { key, tried } = readStored(form);
	if (isEmpty) clearDraft(form);
	else write(form, { key, tried, ...values });
}

function write(form: string, draft: Readonly<Record<string, unknown>>): void {
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
