import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface PlacedText {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
	readonly top: number;
}

/** What a reader gets from a PDF, read by the library that browsers show it with. */
export async function readPdf(bytes: Uint8Array) {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
	const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))));
	const { info } = await document.getMetadata();
	const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
	const marks = catalog.lookupMaybe(PDFName.of("MarkInfo"), PDFDict);
	return {
		pages,
		info,
		isTagged: String(marks?.get(PDFName.of("Marked"))) === "true",
		language: String(catalog.get(PDFName.of("Lang")) ?? ""),
		outline: ((await document.getOutline()) ?? []).map(({ title }) => title),
		text: pages.map(({ text }) => text).join("\n"),
		links: pages.flatMap(({ links }) => links),
		fields: pages.flatMap(({ fields }) => fields),
		tags: pages.flatMap(({ tags }) => tags),
	};
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function readPage(page: Page) {
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
	const { items } = await page.getTextContent();
	const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [placed(item)] : []));
	const annotations: { subtype: string; url?: string; alternativeText?: string; fieldName?: string }[] =
		await page.getAnnotations();
	return {
		size: { width: right - left, height: top - bottom },
		texts,
		// Spaces are items of their own: a word in two typefaces stays one word.
		text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
		links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
		fields: annotations
			.filter(({ subtype }) => subtype === "Widget")
			.map(({ fieldName = "", alternativeText = "" }) => ({ id: fieldName, name: alternativeText })),
		tags: flattened(await page.getStructTree()),
	};
}

function placed(item: { str: string; transform: number[]; width: number; height: number }): PlacedText {
	const [, , , , x = 0, y = 0] = item.transform;
	return { text: item.str, left: x, right: x + item.width, bottom: y, top: y + item.height };
}

function flattened(node: unknown): { role: string; alt: string | undefined }[] {
	if (typeof node !== "object" || node === null || !("role" in node)) return [];
	const { role, alt, children } = node as { role: string; alt?: string; children?: unknown[] };
	return [{ role, alt }, ...(children ?? []).flatMap(flattened)];
}

/** The names of the typefaces of a PDF, and whether each travels with it. */
export async function readFonts(bytes: Uint8Array): Promise<{ name: string; isEmbedded: boolean }[]> {
	const document = await PDFDocument.load(bytes, { updateMetadata: false });
	const descriptors = document.context
		.enumerateIndirectObjects()
		.flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
		.filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("FontDescriptor"));
	return descriptors.map((dict) => ({
		name: String(dict.get(PDFName.of("FontName"))),
		isEmbedded: ["FontFile", "FontFile2", "FontFile3"].some((key) => dict.has(PDFName.of(key))),
	}));
}
