import type { z } from "zod";

/** What a schema expects, as an editor writes it. */
const nouns: Record<string, string> = {
	string: "a text",
	number: "a number without quotation marks",
	int: "a whole number",
	boolean: "true or false, without quotation marks",
	array: 'a list, each entry on a line that begins with "- "',
	tuple: 'a list, each entry on a line that begins with "- "',
	object: "a part with keys of its own, two spaces further in",
	record: "a part with keys of its own, two spaces further in",
};

/** What is not in the form that it needs, and how to write it. */
const forms: Record<string, string> = {
	url: "must be a whole address, such as https://example.com",
	email: "must be a mail address, such as hello@example.com",
	date: 'must be a day of the calendar, written as "2026-06-30"',
	datetime:
		'must be a date, a time and the offset of that day from UTC, written as "2027-02-17T16:00:00+13:00"',
};

export const unknownKey =
	"is not known here: correct its spelling, move it to where it belongs, or remove it";

/** What an editor reads of a value that its schema refuses, where the schema has no words of its own. */
export function faultWords(issue: z.core.$ZodRawIssue): string | undefined {
	const { input, path = [] } = issue;
	if (issue.code === "invalid_union" && Array.isArray(issue.options))
		return `must be ${oneOf(issue.options)}`;
	if (input === undefined) return `is missing: write "${String(path.at(-1))}: …" here`;
	switch (issue.code) {
		case "invalid_type":
			return typeWords(nouns[issue.expected], input);
		case "invalid_value":
			return `must be ${oneOf(issue.values)}`;
		case "too_small":
			return sizeWords(issue, issue.minimum, atLeast);
		case "too_big":
			return sizeWords(issue, issue.maximum, atMost);
		case "invalid_format":
			return issue.format === "starts_with" ? `must begin with ${issue["prefix"]}` : forms[issue.format];
		case "invalid_key":
			return issue.issues[0]?.message;
		case "invalid_union":
			return issue.errors[0]?.[0]?.message;
		default:
			return undefined;
	}
}

/** What `expected` says is written in place of the input. */
function typeWords(noun: string | undefined, input: unknown): string | undefined {
	if (input === null) return noun && `is empty: write ${noun}, or remove the line where it may be left out`;
	if (noun !== nouns["string"]) return noun && `must be ${noun}`;
	if (!Array.isArray(input)) return "must be a text: put quotation marks around it";
	// A claim that is cited turns a text into parts.
	return input.some((part) => typeof part === "object" && part !== null && "figure" in part)
		? "may not cite a claim, as nothing would link it here: say it without the figure"
		: "must be one text, and is a list";
}

interface Sized {
	readonly input: unknown;
	readonly exact?: boolean | undefined;
	readonly inclusive?: boolean | undefined;
}
const atLeast = { verb: "needs", side: "at least", beyond: "more" };
const atMost = { verb: "may have", side: "at most", beyond: "less" };

/** What is too long or too short, has too many or too few, or is too large or too small. */
function sizeWords(
	{ input, exact, inclusive }: Sized,
	limit: number | bigint,
	{ verb, side, beyond }: typeof atLeast,
): string {
	if (input === "") return "is empty: write a text, or remove the line where it may be left out";
	const needed = exact ? `needs exactly ${limit}` : `${verb} ${limit} ${side}`;
	if (typeof input === "string") return `has ${input.length} characters and ${needed}`;
	if (Array.isArray(input))
		return `has ${input.length} ${input.length === 1 ? "entry" : "entries"} and ${needed}`;
	return `must be ${inclusive ? `${limit} ${side}` : `${beyond} than ${limit}`}`;
}

function oneOf(values: readonly unknown[]): string {
	return values.length === 1 ? `${values[0]}` : `one of: ${values.join(", ")}`;
}
