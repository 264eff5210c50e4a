import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";
import { filesOf } from "#tools/build/files-of.ts";
import { type FaceName, fallbackFaces } from "#tools/build/fonts/fallback-faces.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const outputFolder = new URL("../../../build/fonts/", import.meta.url);
const contentFolder = fileURLToPath(new URL("../../../content/", import.meta.url));

/** Printable ASCII, but for the marks that only code uses. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32)).replaceAll(
	/[#*<>\\^`{|}~]/g,
	"",
);
/** The vowels of te reo Māori, which are in the font's extended file. */
const macrons = "āēīōūĀĒĪŌŪ";
/** The block that the macrons are in, as each page carries its name. */
const extendedRange = "U+100-17F";

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"];

/** A face comes in two files. */
export type Script = "latin" | "latin-ext";

interface Face {
	readonly family: string;
	readonly package: FaceName;
	/** File name of the package, with `latin` or `latin-ext` put in by the subset. */
	readonly file: (script: Script) => string;
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
	const latin = ascii + (await marksOfContent());
	const rules = await Promise.all(faces.map((face) => buildFace(face, latin)));
	await writeFile(new URL("fonts.css", outputFolder), rules.join("\n"));
}

/** The characters beyond ASCII that the content has in print today. A new one is in the faces with the next build, if they have it. */
async function marksOfContent(): Promise<string> {
	const texts = await Promise.all((await filesOf(contentFolder)).map((path) => readFile(path, "utf8")));
	const printed = texts.map(typographicMarks).join("");
	return [...new Set(printed.match(/[^\0-\x7f]/gu))].join("");
}

async function buildFace(face: Face, latin: string): Promise<string> {
	const name = face.package;
	const [main, extended] = await Promise.all([
		writeSubset(face, "latin", latin, `${name}.woff2`),
		writeSubset(face, "latin-ext", macrons, `${name}-macrons.woff2`),
	]);
	const metrics = await fromBuffer(await subset(face, "latin", latin, "sfnt"));
	return [
		fallbackFaces({ ...metrics, familyName: face.family }, name),
		fontFace(face, main),
		fontFace(face, extended, extendedRange),
	].join("\n");
}

async function writeSubset(face: Face, script: Script, text: string, file: string) {
	await writeFile(new URL(file, outputFolder), await subset(face, script, text, "woff2"));
	return file;
}

/** Every character that one of a face's files has, as OpenType. */
export function wholeFace(name: FaceName, script: Script): Promise<Buffer> {
	const face = faces.find((each) => each.package === name);
	if (face === undefined) throw new Error(`There is no face ${name}`);
	const everything = String.fromCharCode(...Array.from({ length: 0x2200 - 32 }, (_, index) => index + 32));
	return subset(face, script, everything, "sfnt");
}

async function subset(face: Face, script: Script, text: string, targetFormat: "woff2" | "sfnt") {
	const input = [
		face,
		script,
		face.file(script),
		text,
		targetFormat,
		await codeVersion("tools/build/fonts/fonts.ts"),
	];
	const kept = await keptFile({ folder: "faces", ending: `.${targetFormat}`, input }, () =>
		makeSubset(face, script, text, targetFormat),
	);
	return readFile(kept);
}

async function makeSubset(face: Face, script: Script, text: string, targetFormat: "woff2" | "sfnt") {
	const source = new URL(
		`../../../node_modules/@fontsource-variable/${face.package}/files/`,
		import.meta.url,
	);
	const font = await readFile(new URL(face.file(script), source));
	const options = { targetFormat, variationAxes: face.axes ?? {}, noHinting: true };
	return subsetFont(font, text, { ...options, keepFeatures: ["kern", "tnum"] });
}

/** The main file has no range: what it lacks, the file of the macrons or the fallback shows. */
function fontFace(face: Face, file: string, range?: string): string {
	const rule = `font-family:"${face.family}";src:url("./${file}") format("woff2");font-weight:${face.weight};font-display:optional`;
	return `@font-face{${rule}${range ? `;unicode-range:${range}` : ""}}`;
}
