import { draftName } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";

/** The name under which this device keeps what is typed into a form of a page. */
function nameOf(form: string): string {
	return draftName(form, location.pathname);
}

/** What was typed and not yet sent; empty when there is none or storage is forbidden. */
export function readDraft(form: string): FormValues {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(nameOf(form)) ?? "{}");
		return typeof draft === "object" && draft !== null ? Object.fromEntries(Object.entries(draft)) : {};
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
	write(form, { ...readDraft(form), [triedKeyName]: key });
}

/** Keeps what is typed on this device. Returns whether there is something to keep and it was kept. */
export function saveDraft(form: string, values: FormValues): boolean {
	const isEmpty = Object.values(values).every((value) => value.length === 0);
	if (isEmpty) {
		clearDraft(form);
		return false;
	}
	const key = readTriedKey(form);
	return write(form, key === null ? values : { ...values, [triedKeyName]: key });
}

/** Returns whether the browser has kept it. */
function write(form: string, draft: FormValues): boolean {
	try {
		localStorage.setItem(nameOf(form), JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}

export function clearDraft(form: string): void {
	try {
		localStorage.removeItem(nameOf(form));
	} catch {
		// Where storage is forbidden there is no draft to clear.
	}
}
