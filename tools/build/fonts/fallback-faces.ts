import { createFontStack } from "@capsizecss/core";

type FontMetrics = Parameters<typeof createFontStack>[0][0];

/** A typeface that machines have. */
interface LocalFace extends Omit<FontMetrics, "fullName" | "postscriptName"> {
	readonly names: readonly string[];
	/** Of a bold one, which a browser would otherwise make bold once more. */
	readonly weight?: string;
}

const arial = {
	familyName: "Arial",
	/** Liberation Sans has Arial's widths; those of Roboto differ by less than one in a hundred. */
	names: ["Arial", "Liberation Sans", "Roboto"],
	capHeight: 1467,
	ascent: 1854,
	descent: -434,
	lineGap: 67,
	unitsPerEm: 2048,
	xHeight: 1062,
	xWidthAvg: 904,
};

const boldArial = {
	...arial,
	names: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
	xWidthAvg: 983,
	weight: "640",
};

/** DejaVu Sans, in whose place most machines have Verdana: its widths differ by one in a hundred. */
const boldVerdana = {
	familyName: "Verdana",
	names: ["Verdana Bold", "DejaVu Sans Bold"],
	capHeight: 1493,
	ascent: 1901,
	descent: -483,
	lineGap: 0,
	unitsPerEm: 2048,
	xHeight: 1120,
	xWidthAvg: 1176,
	weight: "640",
};

/** What stands in for each face: of those that a machine has, the last one. */
const fallbacks = {
	// A regular face that is as wide as Archivo is so high that the lines of a heading touch. Bold Arial is nearer to it than bold Verdana.
	archivo: [boldVerdana, boldArial],
	"hanken-grotesk": [arial, boldArial],
} satisfies Record<string, readonly LocalFace[]>;

/** A face by the name of its package. */
export type FaceName = keyof typeof fallbacks;

/**
 * Typefaces of the visitor's machine stretched to a face's metrics, so that nothing shifts when the real one arrives. They
 * share a family: a browser passes over the faces that the machine lacks.
 */
export function fallbackFaces(metrics: FontMetrics, face: FaceName): string {
	return fallbacks[face].map((local) => fallbackFace(metrics, local)).join("\n");
}

/** The rule of a fallback, without the gap between lines: each text of the site sets its line height. */
function fallbackFace(metrics: FontMetrics, { names, weight, ...local }: LocalFace): string {
	const { fontFaces } = createFontStack([metrics, local], { fontFaceFormat: "styleObject" });
	return fontFaces
		.map(({ "@font-face": { fontFamily, ascentOverride, descentOverride, sizeAdjust } }) => {
			const rule = [
				`font-family:${fontFamily}`,
				`src:${names.map((name) => `local("${name}")`).join()}`,
				...(weight ? [`font-weight:${weight}`] : []),
				`ascent-override:${rounded(ascentOverride, 0)}`,
				`descent-override:${rounded(descentOverride, 0)}`,
				`size-adjust:${rounded(sizeAdjust, 2)}`,
			];
			return `@font-face{${rule.join(";")}}`;
		})
		.join("\n");
}

/** Half a percent of the largest heading is a third of a pixel; a line's width adds up, and is rounded to a hundredth. */
const rounded = (percentage: unknown, digits: number) =>
	`${Number(Number.parseFloat(String(percentage)).toFixed(digits))}%`;
