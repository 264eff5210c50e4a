import type { z } from "zod";
import { readCitations } from "#site/catalogue/citations.ts";
import { ContentError, type ContentFile, parseMarkdown, parseYaml } from "#site/catalogue/content-file.ts";

// Vite follows these files, so that a saved word reloads the page it stands on.
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

const citations = readCitations(contentFile("content/claims.yaml"), contentFile("content/site.yaml"));

/** Reads one YAML file, named by its path from the project's root. */
export function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
	return parseYaml(contentFile(file), schema, citations);
}

function filesOf(folder: string, extension: string) {
	const start = `/content/${folder}/`;
	return Object.keys(texts)
		.filter((path) => path.startsWith(start) && path.endsWith(extension))
		.map((path) => ({ slug: path.slice(start.length, -extension.length), file: contentFile(path.slice(1)) }));
}

/** Reads each YAML file of a folder of `content/`; the slug is the file's name. */
export function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
	return filesOf(folder, ".yaml").map(({ slug, file }) => ({ slug, ...parseObject(file, schema) }));
}

function parseObject<Schema extends z.ZodType>(file: ContentFile, schema: Schema): z.infer<Schema> & object {
	const data = parseYaml(file, schema, citations);
	if (typeof data !== "object" || data === null) throw new ContentError(`${file.file}:1 holds no entries`);
	return data;
}

/** Reads each Markdown file of a folder of `content/`; `body` is Markdown with its citations resolved. */
export function readMarkdownFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
	return filesOf(folder, ".md").map(({ slug, file }) => ({
		slug,
		...parseMarkdown(file, schema, citations),
	}));
}
