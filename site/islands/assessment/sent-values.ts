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
		const sent: unknown = JSON.parse(sessionStorage.getItem(name) ?? "");
		return typeof sent === "object" && sent !== null ? { ...sent } : {};
	} catch {
		return {};
	}
}
