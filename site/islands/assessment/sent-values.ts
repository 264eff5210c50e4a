import { storedEntries } from "#domain/browser/stored-entries.ts";
import type { FormValues } from "#domain/forms/field.ts";

const { name } = storedEntries.sent;

/** Keeps what was sent until the tab is closed, so that a reload asks for none of it again. */
export function keepSent(values: FormValues): void {
	try {
		sessionStorage.setItem(name, JSON.stringify(values));
	} catch {
		// Where storage is forbidden or full, it is asked for again.
	}
}

export function forgetSent(): void {
	try {
		sessionStorage.removeItem(name);
	} catch {
		// Where storage is forbidden there is nothing to forget.
	}
}

/** What was sent last from this tab; empty when there is nothing. */
export function readSent(): FormValues {
	try {
		return storedValues(sessionStorage.getItem(name));
	} catch {
		return {};
	}
}

/**
 * The values of a form, as a browser's storage has them; empty when it has none.
 * @throws {SyntaxError} where they are spoilt
 */
export function storedValues(text: string | null): FormValues {
	const values: unknown = JSON.parse(text ?? "{}");
	return typeof values === "object" && values !== null ? { ...values } : {};
}
