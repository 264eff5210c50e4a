import {
	ParseSpeeds,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	PDFRef,
	PDFString,
} from "@cantoo/pdf-lib";
import { z } from "zod";
import { fieldAppearances } from "#documents/compile/field-appearances.ts";
import { parentTree } from "#documents/compile/parent-tree.ts";

/** What the template `field` leaves in the address of a link. */
const markSchema = z.strictObject({ kind: z.enum(["line", "lines", "check"]), name: z.string() });
type Mark = z.infer<typeof markSchema>;

const scheme = "field:";
const isMultiline = 1 << 12;
const isPrinted = 4;

/**
 * Turns the links that mark places to write in into form fields: the typesetter has none of its own. Each keeps its
 * place among the tags, so that a screen reader meets it where the label is.
 */
export async function addFormFields(pdf: Uint8Array): Promise<Uint8Array> {
	// Reading and writing it pause for no other work: there is none.
	const file = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
	const tags = parentTree(file);
	const appearances = fieldAppearances(file);
	const fields: PDFRef[] = [];
	for (const page of file.getPages()) {
		for (const reference of page.node.Annots()?.asArray() ?? []) {
			const annotation = file.context.lookup(reference);
			if (!(reference instanceof PDFRef) || !(annotation instanceof PDFDict)) continue;
			const mark = markOf(annotation);
			if (!mark) continue;
			fields.push(reference);
			makeField(annotation, mark, fields.length, appearances);
			const tag = tags.get(annotation.lookup(PDFName.of("StructParent"), PDFNumber).asNumber());
			if (!tag) throw new Error(`the field "${mark.name}" has no tag`);
			tagAsForm(tag, reference);
		}
	}
	if (fields.length === 0) return pdf;
	const font = file.context.obj({
		Type: "Font",
		Subtype: "Type1",
		BaseFont: "Helvetica",
		Encoding: "WinAnsiEncoding",
	});
	const form = {
		Fields: fields,
		DA: PDFString.of(textStyle),
		DR: { Font: { Helv: file.context.register(font) } },
	};
	file.catalog.set(PDFName.of("AcroForm"), file.context.register(file.context.obj(form)));
	return file.save({
		useObjectStreams: true,
		updateFieldAppearances: false,
		addDefaultPage: false,
		objectsPerTick: Number.POSITIVE_INFINITY,
	});
}

/** What a reader types is in the viewer's own Helvetica: viewers don't fill in fields with embedded subsets. */
const textStyle = "/Helv 9 Tf 0.05 0.15 0.18 rg";

function markOf(annotation: PDFDict): Mark | null {
	const action = annotation.lookupMaybe(PDFName.of("A"), PDFDict);
	const address = action?.lookupMaybe(PDFName.of("URI"), PDFString, PDFHexString)?.decodeText();
	if (!address?.startsWith(scheme)) return null;
	return markSchema.parse(JSON.parse(address.slice(scheme.length)));
}

function makeField(
	annotation: PDFDict,
	{ kind, name }: Mark,
	number: number,
	appearances: ReturnType<typeof fieldAppearances>,
): void {
	const { context } = annotation;
	const set = (key: string, value: PDFObject) => annotation.set(PDFName.of(key), value);
	for (const key of ["A", "Border", "Contents", "BS", "C"]) annotation.delete(PDFName.of(key));
	set("Subtype", PDFName.of("Widget"));
	set("T", PDFHexString.fromText(`field-${number}`));
	set("TU", PDFHexString.fromText(name));
	set("F", PDFNumber.of(isPrinted));
	const { width, height } = annotation.lookup(PDFName.of("Rect"), PDFArray).asRectangle();
	if (kind === "check") {
		set("FT", PDFName.of("Btn"));
		set("V", PDFName.of("Off"));
		set("AS", PDFName.of("Off"));
		set("AP", context.obj({ N: appearances.tick(width, height) }));
		return;
	}
	set("FT", PDFName.of("Tx"));
	if (kind === "lines") set("Ff", PDFNumber.of(isMultiline));
	set("DA", PDFString.of(textStyle));
	set("AP", context.obj({ N: appearances.empty(width, height) }));
}

/** A form's tag holds its field and nothing else. */
function tagAsForm(tag: PDFDict, field: PDFRef): void {
	const page = tag.get(PDFName.of("Pg"));
	tag.set(PDFName.of("S"), PDFName.of("Form"));
	tag.delete(PDFName.of("Alt"));
	tag.set(PDFName.of("K"), tag.context.obj({ Type: "OBJR", Obj: field, ...(page && { Pg: page }) }));
}
