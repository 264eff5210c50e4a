import { globSync, readFileSync } from "node:fs";
import { parse as parsePath, resolve } from "node:path";
import compile from "icu-minify/compile";
import { parse } from "yaml";
import { replyHours, retentionMonths } from "#domain/leads/deadlines.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";

const content = resolve(import.meta.dirname, "../../content");

/** The entries of a folder of `content/`, a file each, by their names without the ending. */
export function contentNames(folder: string): string[] {
	const files = globSync("*.{md,yaml}", { cwd: resolve(content, folder) });
	return files.map((file) => parsePath(file).name).toSorted();
}

/** A file of `content/`, without the rest of it where it is Markdown below a head of YAML. */
function readContent(file: string): unknown {
	const text = readFileSync(resolve(content, file), "utf8");
	return parse(file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text);
}

function valueAt(file: string, path: readonly (string | number)[]): unknown {
	return path.reduce<unknown>(
		(found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
		readContent(file),
	);
}

/** The numbers of the code that a text cites. */
const cited = new Map([
	["{site:reply-hours}", replyHours],
	["{site:retention-months}", retentionMonths],
]);

/** A text of a file of `content/`, as it is printed; of what it cites, the numbers of the code alone. */
export function contentText(file: string, ...path: readonly (string | number)[]): string {
	const found = valueAt(file, path);
	if (typeof found !== "string") throw new Error(`content/${file} has no text at ${path.join(".")}`);
	const text = found.replace(/\{site:[\w-]+\}/g, (citation) => String(cited.get(citation) ?? citation));
	return typographicMarks(text.trim());
}

/** How each heading and paragraph of Markdown begins that is for a site with the service alone, as it is printed. */
export function beginningsOfService(file: string): string[] {
	const marked = readFileSync(resolve(content, file), "utf8").matchAll(/^(?:#+ )?\[service\] ([^[{|\n]+)/gm);
	return [...marked].map(([, beginning = ""]) => typographicMarks(beginning.trim()));
}

/** A message of a file of `content/`, to be filled with its values. */
export function contentMessage(file: string, ...path: readonly string[]) {
	return (values: Readonly<Record<string, string | number>>): string =>
		// Which values it takes is checked where the site or the desk reads it.
		formatMessage(compile(contentText(file, ...path)) as Message<string>, values, "en");
}

/** Whether a file of `content/` says yes to a question, such as whether it is an illustration. */
export function contentFlag(file: string, key: string): boolean {
	const found = valueAt(file, [key]);
	if (typeof found !== "boolean") throw new Error(`content/${file} says neither yes nor no to ${key}`);
	return found;
}

/** The entries of a list or of a group of texts. */
export function contentEntries<Key extends string>(
	file: string,
	path: readonly string[],
	keys: readonly Key[],
): Record<Key, string>[] {
	const list = valueAt(file, path);
	if (!Array.isArray(list)) throw new Error(`content/${file} has no list at ${path.join(".")}`);
	return list.map((_, index) => {
		const texts = keys.map((key) => [key, contentText(file, ...path, index, key)] as const);
		// Object.fromEntries forgets which keys it was given.
		return Object.fromEntries(texts) as Record<Key, string>;
	});
}
