import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";

/** How fields look before and after they are filled in: nothing, or a tick. Their boxes are drawn by the template. */
export function fieldAppearances(file: PDFDocument) {
	const drawn = new Map<string, PDFRef>();
	const draw = (width: number, height: number, operators: string) => {
		const key = `${width.toFixed(1)} ${height.toFixed(1)} ${operators}`;
		const known = drawn.get(key);
		if (known) return known;
		const box = { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] };
		const reference = file.context.register(file.context.stream(operators, box));
		drawn.set(key, reference);
		return reference;
	};
	const empty = (width: number, height: number) => draw(width, height, "");
	return {
		empty,
		tick: (width: number, height: number) => ({
			Yes: draw(width, height, tickMark(width, height)),
			Off: empty(width, height),
		}),
	};
}

function tickMark(width: number, height: number): string {
	const at = (x: number, y: number) => `${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`;
	return `0.05 0.33 0.36 RG 1.4 w 1 J 1 j ${at(0.2, 0.5)} m ${at(0.42, 0.25)} l ${at(0.82, 0.78)} l S`;
}
