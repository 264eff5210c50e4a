import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { addFormFields } from "#documents/compile/form-fields.ts";
import { type DocumentSource, typeset } from "#documents/compile/typeset.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

export interface DocumentFile {
	readonly bytes: Uint8Array;
	readonly pages: number;
}

/** A document as PDF. */
export async function documentFile(source: DocumentSource): Promise<DocumentFile> {
	const code = await codeVersion("documents", "art/contour", "design", "public/favicon.svg");
	const kept = await keptFile({ folder: "documents", ending: ".pdf", input: [source, code] }, async () =>
		addFormFields(await typeset(source)),
	);
	const bytes = new Uint8Array(await readFile(kept));
	const file = await PDFDocument.load(bytes, { updateMetadata: false });
	return { bytes, pages: file.getPageCount() };
}
