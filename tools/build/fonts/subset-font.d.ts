declare module "subset-font" {
	interface SubsetOptions {
		readonly targetFormat?: "sfnt" | "woff" | "woff2";
		readonly variationAxes?: Readonly<
			Record<string, number | { min: number; max: number; default?: number }>
		>;
		readonly keepFeatures?: readonly string[];
		readonly noHinting?: boolean;
	}
	/** Cuts a font down to the characters of a text. */
	export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
