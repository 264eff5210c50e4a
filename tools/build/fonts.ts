import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const outputFolder = new URL("../../build/fonts/", import.meta.url);

/** Printable ASCII and the marks that English copy uses. */
const latin = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))} ‘’“”–—…•·×÷±°©®€£½¼é`;
/** The vowels of te reo Māori, which are in the font's extended file. */
const macrons = "āēīōūĀĒĪŌŪ";
/** The block that the macrons are in, as each page carries its name. */
const extendedRange = "U+100-17F";

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];

interface Face {
	readonly family: string;
	readonly package: string;
	/** File name of the package, with `latin` or `latin-ext` put in by the subset. */
	readonly file: (script: "latin" | "latin-ext") => string;
	readonly axes: Axes;
	readonly weight: string;
}

const faces: readonly Face[] = [
	{
		family: "Archivo",
		package: "archivo",
		file: (script) => `archivo-${script}-wdth-normal.woff2`,
		axes: { wdth: 112, wght: 640 },
		weight: "640",
	},
	{
		family: "Hanken Grotesk",
		package: "hanken-grotesk",
		file: (script) => `hanken-grotesk-${script}-wght-normal.woff2`,
		axes: { wght: { min: 400, max: 700, default: 400 } },
		weight: "400 700",
	},
];

/** Subsets the two typefaces to the characters the site uses and writes their `@font-face` rules. */
export async function buildFonts(): Promise<void> {
	await mkdir(outputFolder, { recursive: true });
	const rules = await Promise.all(faces.map(buildFace));
	await writeFile(new URL("fonts.css", outputFolder), rules.join("\n"));
}

async function buildFace(face: Face): Promise<string> {
	const name = face.package;
	const [main, extended] = await Promise.all([
		writeSubset(face, "latin", latin, `${name}.woff2`),
		writeSubset(face, "latin-ext", macrons, `${name}-macrons.woff2`),
	]);
	return [fontFace(face, main), fontFace(face, extended, extendedRange), await fallbackFace(face)].join("\n");
}

async function writeSubset(face: Face, script: "latin" | "latin-ext", text: string, file: string) {
	const source = new URL(`../../node_modules/@fontsource-variable/${face.package}/files/`, import.meta.url);
	const font = await readFile(new URL(face.file(script), source));
	const options = { targetFormat: "woff2", variationAxes: face.axes ?? {}, noHinting: true } as const;
	const features = { keepFeatures: ["kern", "liga", "mark", "mkmk", "tnum", "ccmp", "locl"] };
	await writeFile(new URL(file, outputFolder), await subsetFont(font, text, { ...options, ...features }));
	return file;
}

/** The main file has no range: what it lacks, the file of the macrons or the fallback shows. */
function fontFace(face: Face, file: string, range?: string): string {
	const rule = `font-family:"${face.family}";src:url("./${file}") format("woff2");font-weight:${face.weight};font-display:swap`;
	return `@font-face{${rule}${range ? `;unicode-range:${range}` : ""}}`;
}

/** A local typeface stretched to the same metrics, so that nothing shifts when the real one arrives. */
async function fallbackFace(face: Face): Promise<string> {
	const woff2 = await readFile(new URL(`${face.package}.woff2`, outputFolder));
	const metrics = {
		...(await fromBuffer(await subsetFont(woff2, latin, { targetFormat: "sfnt" }))),
		familyName: face.family,
	};
	const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: "styleObject" });
	return fontFaces
		.map(({ "@font-face": rule }) => {
			const entries = Object.entries(rule).map(
				([key, value]) => `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
			);
			return `@font-face{${entries.join(";")}}`;
		})
		.join("\n");
}

/** Metrics of Arial and of its free twin Liberation Sans, in font units. */
const arial = {
	familyName: "Arial",
	fullName: "Arial",
	postscriptName: "ArialMT",
	category: "sans-serif",
	capHeight: 1467,
	ascent: 1854,
	descent: -434,
	lineGap: 67,
	unitsPerEm: 2048,
	xHeight: 1062,
	xWidthAvg: 904,
	subsets: { latin: { xWidthAvg: 904 }, thai: { xWidthAvg: 904 } },
} as const;
