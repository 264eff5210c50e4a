import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { documentCode } from "#documents/compile/document-code.ts";
import { addFormFields } from "#documents/compile/form-fields.ts";
import { type DocumentSource, typeset } from "#documents/compile/typeset.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

export interface DocumentFile {
	readonly bytes: Uint8Array;
	readonly pages: number;
}

let lastAsked: Promise<unknown> = Promise.resolve();

/** A document as PDF. They are set one by one, so that one which another process sets meanwhile is found in the store. */
export function documentFile(source: DocumentSource): Promise<DocumentFile> {
	const file = lastAsked.then(() => storedFile(source));
	lastAsked = file.catch(() => undefined);
	return file;
}

async function storedFile(source: DocumentSource): Promise<DocumentFile> {
	const sources = { folder: "documents", input: [source, await documentCode()] };
	const keepPages = (count: () => number | Promise<number>) =>
		keptFile({ ...sources, ending: ".pages" }, async () => Buffer.from(String(await count())));
	const kept = await keptFile({ ...sources, ending: ".pdf" }, async () => {
		const { pdf, pages } = await typeset(source);
		await keepPages(() => pages);
		return addFormFields(pdf);
	});
	const bytes = new Uint8Array(await readFile(kept));
	// They are there already, unless the store was trimmed between the two files.
	const pages = await keepPages(() => countPages(bytes));
	return { bytes, pages: Number(await readFile(pages, "utf8")) };
}

async function countPages(bytes: Uint8Array): Promise<number> {
	return (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();
}
