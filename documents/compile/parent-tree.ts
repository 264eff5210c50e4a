import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from "@cantoo/pdf-lib";

/** The tag of each annotation, by the number that the annotation gives as its `StructParent`. */
export function parentTree(file: PDFDocument): ReadonlyMap<number, PDFDict> {
	const tags = new Map<number, PDFDict>();
	const root = file.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
	const walk = (node: PDFDict) => {
		const numbers = node.lookupMaybe(PDFName.of("Nums"), PDFArray);
		for (let index = 0; numbers && index < numbers.size(); index += 2) {
			const tag = numbers.lookup(index + 1);
			if (tag instanceof PDFDict) tags.set(numbers.lookup(index, PDFNumber).asNumber(), tag);
		}
		const kids = node.lookupMaybe(PDFName.of("Kids"), PDFArray);
		for (let index = 0; kids && index < kids.size(); index += 1) walk(kids.lookup(index, PDFDict));
	};
	walk(root.lookup(PDFName.of("ParentTree"), PDFDict));
	return tags;
}
