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

/** Keeps what is typed on this device. Returns whether there is something to keep and it was kept. */
export function saveDraft(form: string, values: FormValues): boolean {
	const isEmpty = Object.values(values).every((value) => value.length === 0);
	if (isEmpty) {
		clearDraft(form);
		return false;
	}
	try {
		localStorage.setItem(nameOf(form), JSON.stringify(values));
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
