/** Typst source in code mode, ready to be an argument. */
export interface TypstCode {
	readonly code: string;
}

export type TypstValue =
	| string
	| number
	| boolean
	| null
	| TypstCode
	| readonly TypstValue[]
	| { readonly [key: string]: TypstValue };

/** Everything that begins markup, or could. Quotes are left to the typesetter, which makes them typographic. */
const special = /[\\#$*_`<>@[\]~/=+-]/g;

/** Text as markup that sets exactly this text. */
export function escapeText(text: string): string {
	return text
		.replace(special, "\\$&")
		.replace(/\.(?=\.)/g, "\\.")
		.replace(/^(\s*\d+)\./, "$1\\.")
		.replace(/\s+/g, " ");
}

/** Markup as content. */
export function content(markup: string): TypstCode {
	return { code: `[${markup}]` };
}

/** Plain text as content. */
export function textContent(text: string): TypstCode {
	return content(escapeText(text));
}

/** A value as a Typst literal. */
export function literal(value: TypstValue): string {
	if (value === null) return "none";
	if (typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	if (isCode(value)) return value.code;
	if (isList(value)) return `(${value.map((each) => `${literal(each)},`).join("")})`;
	const pairs = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)},`);
	return pairs.length === 0 ? "(:)" : `(${pairs.join("")})`;
}

function isCode(value: object): value is TypstCode {
	return "code" in value;
}

function isList(value: object): value is readonly TypstValue[] {
	return Array.isArray(value);
}

/** A call of a template's function, as markup. */
export function call(
	name: string,
	named: Readonly<Record<string, TypstValue>>,
	...rest: TypstValue[]
): string {
	const parameters = [
		...Object.entries(named).map(([key, value]) => `${key}: ${literal(value)}`),
		...rest.map(literal),
	];
	// The semicolon ends the call, so that what follows is text again.
	return `#${name}(${parameters.join(", ")});`;
}
