import { type Document, isCollection, isScalar, type LineCounter, type Node, visit } from "yaml";

/** A line as it is typed: its key, where it has one, and the text after it. */
interface Line {
	readonly typed: string;
	readonly key?: string | undefined;
	readonly value: string;
	/** Whether the text goes on in the next line. */
	readonly goesOn: boolean;
}

const aTab = "a tab may not indent a line: write two spaces a level in its place";
const notLikeOthers =
	"this line is not indented like those around it: begin it in the same column as they do";
const noKey = `this line has no "key:" at its start: write one, or indent the line like the text that it belongs to`;

/** What a line looks like that is faulty, and what to write. It says more than the parser, who guesses what was meant. */
const shapes: readonly (readonly [RegExp, string])[] = [
	[/^ *\t/, aTab],
	[/^\s*-[^\s-]/, 'a space is missing after the "-" at the start'],
	[/^\s*(?:- +)*[a-z][\w-]*:[^\s/]/, "a space is missing after the colon"],
];

/** The code of the parser and how its message goes on, and what to write. The first that fits is taken. */
const sentences: readonly (readonly [RegExp, string])[] = [
	[/^TAB_AS_INDENT/, aTab],
	[/^DUPLICATE_KEY/, 'this key is there twice in one part: remove one, or begin the next entry with "- "'],
	[/^MISSING_CHAR Missing closing/, "the text that begins here has no quotation mark at its end: add it"],
	[/ end with a [}\]]/, "a bracket is not closed: add } or ], or put quotation marks around the text"],
	[/ flow-(?:map|seq)-end/, "there is a } or ] too many: remove it"],
	[
		/^BLOCK_IN_FLOW|Missing ,| , in flow|item in flow/,
		"between brackets a comma separates the entries, and a text with a colon, a comma or a bracket needs quotation marks around it",
	],
	[/^BAD_DQ_ESCAPE/, "a \\ within a text must be written \\\\"],
	[/^MULTIPLE_DOCS/, "a line of --- or ... may not divide a file: remove it"],
	[/^MISSING_CHAR Comments/, "a text with # needs quotation marks around it"],
	[
		/^UNEXPECTED_TOKEN (?:Not a YAML token|Block scalar header)/,
		"after >- a text begins on the next line, two spaces further in; a text that begins with > or | needs quotation marks around it",
	],
	[
		/^BLOCK_AS_IMPLICIT_KEY Nested/,
		"the next line is indented further than this one: indent both alike or, if they are one text, write >- after the colon and the text below it",
	],
];

/** What the parser says of a line in the wrong place. */
const ofPlace = /^(?:BAD_INDENT|MULTILINE_IMPLICIT_KEY|BLOCK_AS_IMPLICIT_KEY|MISSING_CHAR|UNEXPECTED_TOKEN)/;

/** What the parser says of a text that needs quotation marks, whatever it takes the text for. */
const ofText = /^BAD_SCALAR_START|^BLOCK_AS_IMPLICIT_KEY Nested|node end$|block-seq-ind/;

/**
 * What is wrong with the YAML itself, once a line and in words for an editor: the parser adds to a fault what follows from it.
 * @param at file and line of an offset, for messages
 */
export function syntaxFaults(
	document: Document,
	text: string,
	lines: LineCounter,
	at: (offset: number) => string,
): string[] {
	const byPlace = new Map<string, string>();
	const add = (offset: number, wordsFor: (line: Line) => string) => {
		const line = lineOf(text.split("\n"), lines.linePos(offset).line - 1);
		const words = wordsFor(line);
		if (!byPlace.has(at(offset))) byPlace.set(at(offset), line.key ? `${line.key}: ${words}` : words);
	};
	for (const { pos, code, message } of document.errors) {
		// What the parser finds after the end that it believes in is on every line, and no fault of its own.
		if (byPlace.size > 0 && message.includes("in YAML stream")) continue;
		add(startOf(document, pos[0], message), (line) => wordsFor(`${code} ${message}`, line));
	}
	visit(document, {
		Alias(_, { range }) {
			add(range?.[0] ?? 0, (line) => needsMarks(line) ?? notLikeOthers);
		},
	});
	return [...byPlace].map(([place, words]) => `${place} ${words}`);
}

function wordsFor(fault: string, line: Line): string {
	const [, shape] = shapes.find(([pattern]) => pattern.test(line.typed)) ?? [];
	const marks = ofText.test(fault) ? needsMarks(line) : undefined;
	const [, sentence] = sentences.find(([pattern]) => pattern.test(fault)) ?? [];
	const known = shape ?? marks ?? sentence;
	if (known !== undefined) return known;
	if (ofPlace.test(fault)) return line.key === undefined ? noKey : notLikeOthers;
	return `YAML can't read this: put quotation marks around the text, or write it like the lines around it (${fault})`;
}

/** What to write in place of a text that YAML takes for something else. */
function needsMarks({ value, goesOn }: Line): string | undefined {
	const [first = ""] = value;
	if (/["']/.test(first))
		return "the text goes on after its second quotation mark: put the other kind of quotation mark, ' or \", around all of it";
	const [colon] = /:(?=\s|$)/.exec(value) ?? [];
	const marks = `needs quotation marks around it: ${JSON.stringify(goesOn ? `${value} …` : value)}`;
	if (/[{[*&!%@>|,?`-]/.test(first)) return `a text that begins with ${first} ${marks}`;
	return colon && `a text with a colon ${marks}`;
}

function lineOf(typed: readonly string[], index: number): Line {
	const [line = "", next = ""] = typed.slice(index);
	const [, start = "", key, value = ""] =
		/^(\s*(?:- +)*)(?:([a-z][\w-]*):(?:\s+|$))?(.*?)\s*$/.exec(line) ?? [];
	return { typed: line, key, value, goesOn: next.trim() !== "" && next.search(/\S/) > start.length };
}

/** Where a fault begins that the parser finds at its end: a quotation mark or a bracket that is not closed. */
function startOf(document: Document, found: number, message: string): number {
	if (message.startsWith("Missing closing"))
		return lastBefore(document, found, (node) => isScalar(node) && /^QUOTE/.test(node.type ?? ""));
	if (/ end with a [}\]]/.test(message))
		return lastBefore(document, found, (node) => isCollection(node) && node.flow === true);
	return found;
}

/** Where the last such part of the file before an offset begins. */
function lastBefore(document: Document, before: number, isOne: (node: Node) => boolean): number {
	let start = 0;
	visit(document, {
		Node(_, node) {
			if (isOne(node) && node.range && node.range[0] <= before) start = node.range[0];
		},
	});
	return start;
}
