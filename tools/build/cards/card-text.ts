import type { Outliner } from "#tools/build/cards/text-outlines.ts";

const sizes = [72, 66, 60, 54, 48, 44];

/** The largest size at which a title takes three lines, or four of the smallest. */
export function fitTitle(title: string, width: number, face: Outliner): { lines: string[]; size: number } {
	for (const size of sizes) {
		const lines = balanceLines(title, width, (line) => face.measure(line, size));
		if (lines.length <= 3) return { lines, size };
	}
	const size = sizes.at(-1) ?? 44;
	return { lines: balanceLines(title, width, (line) => face.measure(line, size)), size };
}

/** As few lines as the width allows, about equally long, so that no word is alone on the last one. */
export function balanceLines(text: string, width: number, measure: (line: string) => number): string[] {
	let balanced = breakLines(text, width, measure);
	for (let narrower = width; narrower > width / 2; narrower -= 10) {
		const lines = breakLines(text, narrower, measure);
		if (lines.length > balanced.length || lines.some((line) => measure(line) > width)) break;
		balanced = lines;
	}
	return balanced;
}

function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && measure(longer) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
