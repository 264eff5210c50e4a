import type { z } from "zod";
import type { Locale } from "#domain/locale/locale.ts";
import { readCitations } from "#site/catalogue/citations.ts";
import {
	ContentError,
	type ContentFile,
	parseMarkdown,
	parseYaml,
	placeIn,
} from "#site/catalogue/content-file.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { inPseudoLocale } from "#site/catalogue/pseudo-locale.ts";

// Vite follows these files, so that a saved text reloads the page that shows it.
const texts = import.meta.glob<string>("/content/**/*.{yaml,md}", {
	query: "?raw",
	import: "default",
	eager: true,
});

function contentFile(file: string): ContentFile {
	const text = texts[`/${file}`];
	if (text === undefined) throw new ContentError(`${file} is missing`);
	return { file, text };
}

/** File and line of the value at a path of a content file, for messages. */
export function placeOf(file: string, path: readonly PropertyKey[]): string {
	return placeIn(contentFile(file), path);
}

const citationsIn = perLocale((locale) =>
	readCitations(
		{
			claims: contentFile("content/claims.yaml"),
			site: contentFile("content/site.yaml"),
			illustration: contentFile("content/messages/illustration.yaml"),
		},
		locale,
	),
);

/** Reads one YAML file, named by its path from the project's root. */
export function readContent<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
	locale: Locale,
): z.infer<Schema> {
	return inLocale(parseYaml(contentFile(file), schema, citationsIn(locale)), schema, locale);
}

function inLocale<Schema extends z.ZodType>(data: z.infer<Schema>, schema: Schema, locale: Locale) {
	return locale === "en-XA" ? inPseudoLocale(data, schema) : data;
}

function filesOf(folder: string, extension: string) {
	const start = `/content/${folder}/`;
	return Object.keys(texts)
		.filter((path) => path.startsWith(start) && path.endsWith(extension))
		.map((path) => ({ slug: path.slice(start.length, -extension.length), file: path.slice(1) }));
}

/** Reads each YAML file of a folder of `content/`; the slug is the file's name. */
export function readFolder<Schema extends z.ZodType<object>>(folder: string, schema: Schema, locale: Locale) {
	return filesOf(folder, ".yaml").map(({ slug, file }) => ({ slug, ...readContent(file, schema, locale) }));
}

/** Reads each Markdown file of a folder of `content/`; `body` is Markdown with its citations resolved, from `bodyLine` of the file on. */
export function readMarkdownFolder<Schema extends z.ZodType>(folder: string, schema: Schema, locale: Locale) {
	return filesOf(folder, ".md").map(({ slug, file }) => {
		const { data, ...markdown } = parseMarkdown(contentFile(file), schema, citationsIn(locale));
		return { slug, data: inLocale(data, schema, locale), ...markdown };
	});
}
