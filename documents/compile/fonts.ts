import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const sources = "node_modules/@fontsource-variable";

/** The typesetter reads no variable fonts: each face that the documents use is cut from one at a fixed weight and width. */
const faces = [
	{ name: "archivo", file: "archivo/files/archivo-SCRIPT-wdth-normal.woff2", axes: { wdth: 112, wght: 640 } },
	{
		name: "regular",
		file: "hanken-grotesk/files/hanken-grotesk-SCRIPT-wght-normal.woff2",
		axes: { wght: 400 },
	},
	{
		name: "semibold",
		file: "hanken-grotesk/files/hanken-grotesk-SCRIPT-wght-normal.woff2",
		axes: { wght: 640 },
	},
	{
		name: "italic",
		file: "hanken-grotesk/files/hanken-grotesk-SCRIPT-wght-italic.woff2",
		axes: { wght: 400 },
	},
] as const;
const scripts = ["latin", "latin-ext"] as const;

/** Without combining marks: with them the first file would compose half of an ā, and the second set the rest. */
const isCombining = /\p{M}/u;
const everything = Array.from({ length: 0x2c00 - 32 }, (_, index) => String.fromCodePoint(index + 32))
	.filter((character) => !isCombining.test(character))
	.join("");

/** The static faces. */
export function documentFonts(): Promise<Buffer[]> {
	return Promise.all(faces.flatMap((face) => scripts.map((script) => cutFace(face, script))));
}

async function cutFace({ name, file, axes }: (typeof faces)[number], script: string): Promise<Buffer> {
	const input = [name, script, await codeVersion("documents/compile/fonts.ts")];
	const kept = await keptFile({ folder: "document-fonts", ending: ".ttf", input }, async () => {
		const source = await readFile(join(sources, file.replace("SCRIPT", script)));
		return subsetFont(source, everything, { targetFormat: "sfnt", variationAxes: axes });
	});
	return readFile(kept);
}
