import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { documentFonts } from "#documents/compile/fonts.ts";
import { type Cover, coverPicture } from "#documents/covers/cover-picture.ts";
import type { DocumentCopy } from "#documents/imprint.ts";
import { colours } from "#documents/typst/colours.ts";
import { languageTag } from "#domain/locale/locale.ts";

/** A document for the typesetter: its main file in Typst, which imports the templates. */
export interface DocumentSource {
	readonly main: string;
	/** The messages that the templates put around the text. */
	readonly messages: DocumentCopy;
	/** The picture of the title page, drawn only when the document is set. */
	readonly cover: Cover;
	/** Seconds since 1970, so that the same sources give the same bytes. */
	readonly created: number;
}

interface Typeset {
	readonly pdf: Uint8Array;
	readonly pages: number;
}

let compiler: Promise<NodeCompiler> | undefined;

async function openCompiler(): Promise<NodeCompiler> {
	return NodeCompiler.create({
		workspace: resolve("documents/templates"),
		fontArgs: [{ fontBlobs: await documentFonts() }],
	});
}

/**
 * Sets a document as PDF/UA-1: the engine refuses one that a screen reader could not follow.
 * @throws with the engine's messages, when the source is at fault.
 */
export async function typeset({ main, messages, cover, created }: DocumentSource): Promise<Typeset> {
	compiler ??= openCompiler();
	const engine = await compiler;
	const inputs = {
		colours: JSON.stringify(colours),
		messages: JSON.stringify(messages),
		language: languageTag(messages.locale),
		cover: await coverPicture(cover),
		mark: markIn(cover.theme, await readFile("public/favicon.svg", "utf8")),
	};
	const compiled = engine.compile({ mainFileContent: main, inputs });
	if (!compiled.result) throw new Error(messagesOf(engine, compiled.takeDiagnostics()));
	try {
		const pdf = engine.pdf(compiled.result, { pdfStandard: "ua-1", creationTimestamp: created });
		return { pdf, pages: compiled.result.numOfPages };
	} finally {
		engine.evictCache(0);
	}
}

/** The favicon follows the reader's theme by a media query; a document has one theme for good. */
function markIn(theme: Cover["theme"], favicon: string): string {
	const dark = /@media[^{]*\{(.*?\})\}/;
	return favicon.replace(dark, theme === "dark" ? "$1" : "");
}

function messagesOf(engine: NodeCompiler, error: NodeError | null): string {
	if (!error) return "the document could not be set";
	return `the document could not be set: ${JSON.stringify(engine.fetchDiagnostics(error).slice(0, 5))}`;
}
