import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { type DraftPlace, placeOf, removeText, replaceText, textForTab } from "#site/islands/draft-places.ts";
import { pagePath } from "#site/islands/page-path.ts";

/**
 * What this page has last read or written, by name: a draft of another tab is neither overwritten nor removed, unless a visitor has
 * all of the assessment forgotten. Only a question about a report, which `begin-question.ts` begins, is added to it.
 */
const own = new Map<string, string>();

/** Those of them that hold less than what is typed: the last change found no room. */
const outdated = new Set<string>();

declare global {
	interface WindowEventMap {
		/** A draft was written in this tab, where it had none before if the detail is true, or removed. */
		draft: CustomEvent<boolean | undefined>;
	}
}

const changed = "draft";

/** The name under which this device keeps what is typed into a form of a page. */
function nameOf(form: string): string {
	return draftName(form, pagePath());
}

/** Where this tab's draft is stored; null where it has none or storage is forbidden. */
function ownPlace(form: string): DraftPlace | null {
	const text = own.get(nameOf(form));
	return text ? placeOf(nameOf(form), text) : null;
}

/** Where this device keeps what is typed in this tab; null where it does not. */
export function draftPlace(form: string): DraftPlace | null {
	return outdated.has(nameOf(form)) ? null : ownPlace(form);
}

/** Whether this device keeps what is typed in this tab. */
export function isDraftKept(form: string): boolean {
	return draftPlace(form) !== null;
}

/** Whether what this page has of a draft was sent, cleared or gone on with on another page. */
export function isDraftGone(form: string): boolean {
	return Boolean(own.get(nameOf(form))) && ownPlace(form) === null;
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
	own.set(nameOf(form), textForTab(nameOf(form)) ?? "");
	outdated.delete(nameOf(form));
	return readStored(form);
}

/** What this tab has of a draft, with what is noted of its sending; empty where there is none, or another tab's. */
function readStored(form: string): FormValues {
	if (ownPlace(form) === null) return {};
	try {
		const draft: unknown = JSON.parse(own.get(nameOf(form)) ?? "");
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
	if (ownPlace(form) !== null) write(form, { ...readStored(form), ...notes }, false);
}

/** Keeps what is typed on this device, next to what was typed in another tab. */
export function saveDraft(form: string, values: FormValues): void {
	const isEmpty = Object.values(values).every((value) => value.length === 0);
	const stored = readStored(form);
	const { key, tried } = stored;
	// Another tab's draft that this one has only opened is not of this tab.
	const isTyped = Object.entries(values).some(
		([field, value]) => String(value) !== String(stored[field] ?? ""),
	);
	if (isEmpty) clearDraft(form);
	else write(form, { key, tried, ...values }, isTyped);
}

function write(form: string, draft: Readonly<Record<string, unknown>>, isTyped: boolean): void {
	const isFirst = ownPlace(form) === null;
	const name = nameOf(form);
	const text = JSON.stringify(draft);
	if (replaceText(name, own.get(name) ?? null, text, isTyped)) {
		own.set(name, text);
		outdated.delete(name);
	} else outdated.add(name);
	dispatchEvent(new CustomEvent(changed, { detail: isFirst }));
}

export function clearDraft(form: string): void {
	removeText(nameOf(form), own.get(nameOf(form)) ?? "");
	dispatchEvent(new Event(changed));
}
