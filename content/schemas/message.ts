import compile from "icu-minify/compile";
import { z } from "zod";
import { visitorText } from "#content/schemas/fields.ts";
import type { Message } from "#domain/locale/message.ts";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

/**
 * A text in ICU message syntax, e.g. "{count, plural, one {# match} other {# matches}}". It must use each of these values
 * and may use no other.
 */
export function message<const Name extends string>(...names: readonly Name[]) {
	return messageSchema<Name>(names, names);
}

/** As `message`, for a text that may leave values out. */
export function messageWith<const Name extends string>(...names: readonly Name[]) {
	return messageSchema<Name>(names, []);
}

function messageSchema<Name extends string>(allowed: readonly string[], needed: readonly string[]) {
	const source = z.string().trim().min(1).overwrite(typographicMarks);
	const compiled = source.transform((text, context): Message<Name> => {
		const faults = faultsOf(text, allowed, needed);
		for (const fault of faults) context.issues.push({ code: "custom", message: fault, input: text });
		if (faults.length > 0) return z.NEVER;
		// The names have been compared; the type carries them to `formatMessage`.
		return compile(text) as Message<Name>;
	});
	return compiled.register(visitorText, { kind: "message" });
}

function faultsOf(text: string, allowed: readonly string[], needed: readonly string[]): string[] {
	try {
		const used = namesIn(compile(text));
		const unknown = used.filter((name) => !allowed.includes(name));
		const missing = needed.filter((name) => !used.includes(name));
		return [
			...unknown.map((name) => `nothing fills in {${name}}`),
			...missing.map((name) => `must use {${name}}`),
		];
	} catch (error) {
		const lacksOther = error instanceof Error && error.message === "MISSING_OTHER_CLAUSE";
		return [
			lacksOther
				? "must have the form other {…} too"
				: "has a brace too few, or words in braces that are not the name of a value",
		];
	}
}

/** The values that a compiled message uses: in its arrays a list holds texts and arguments, and an argument begins with its name. */
function namesIn(parts: unknown): string[] {
	if (!Array.isArray(parts)) return [];
	return parts.filter(Array.isArray).flatMap(([name, , forms]) => {
		const inner = typeof forms === "object" && forms !== null ? Object.values(forms) : [];
		return [String(name), ...inner.flatMap(namesIn)];
	});
}
