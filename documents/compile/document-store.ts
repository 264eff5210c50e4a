import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import engine from "@myriaddreamin/typst-ts-node-compiler/package.json" with { type: "json" };
import { addFormFields } from "#documents/compile/form-fields.ts";
import { removeUnused } from "#documents/compile/remove-unused.ts";
import { type DocumentSource, typeset } from "#documents/compile/typeset.ts";
import { colours } from "#documents/typst/colours.ts";

export interface DocumentFile {
	readonly bytes: Uint8Array;
	readonly pages: number;
}

/** Raise it when fonts, fields or the drawing of covers change, so that no document of the old look is taken from the store. */
const look = 3;
const store = "build/documents";
const templates = "documents/templates";

/** A document as PDF. A finished one is kept by its sources, so that a build sets the changed ones only. */
export async function documentFile(source: DocumentSource): Promise<DocumentFile> {
	const kept = join(store, `${await keyOf(source)}.pdf`);
	if (!existsSync(kept)) {
		const bytes = await addFormFields(await typeset(source));
		await mkdir(store, { recursive: true });
		// Written whole, or not at all: pages of the site may ask for one document at the same time.
		const draft = `${kept}.${process.pid}`;
		await writeFile(draft, bytes);
		await rename(draft, kept);
		await removeUnused(store, new Date());
	}
	const now = new Date();
	await utimes(kept, now, now);
	const bytes = new Uint8Array(await readFile(kept));
	const file = await PDFDocument.load(bytes, { updateMetadata: false });
	return { bytes, pages: file.getPageCount() };
}

async function keyOf(source: DocumentSource): Promise<string> {
	const names = (await readdir(templates)).toSorted();
	const texts = await Promise.all(names.map((name) => readFile(join(templates, name), "utf8")));
	const hash = createHash("sha256").update(JSON.stringify([look, engine.version, colours, source, texts]));
	return hash.digest("base64url").slice(0, 22);
}
