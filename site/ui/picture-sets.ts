/** Pictures of one kind: each is drawn for the light and for the dark theme, in several widths and two formats. */
export interface PictureSet {
	/** What stands before a picture's name in its address. */
	readonly base: string;
	/** Names of the two versions, light first. */
	readonly versions: readonly [light: string, dark: string];
	readonly widths: readonly number[];
	/** Width and height of the largest file. */
	readonly size: readonly [width: number, height: number];
}

/** Named for an industry, or `study-…` or `article-…`; by day in the light theme and at dusk in the dark one. */
export const scenes: PictureSet = {
	base: "/images/scenes/",
	versions: ["day", "dusk"],
	widths: [400, 800, 1200],
	size: [1200, 900],
};

/** Contour land behind words, quiet on the left; named for its page. */
export const banners: PictureSet = {
	base: "/images/contour/banner-",
	versions: ["light", "dark"],
	widths: [800, 1440],
	size: [1440, 400],
};

export function pictureFile(
	{ base }: PictureSet,
	name: string,
	version: string,
	width: number,
	format: string,
) {
	return `${base}${name}-${version}-${width}.${format}`;
}

/** The addresses of all files of a picture. */
export function pictureFiles(set: PictureSet, name: string): string[] {
	return set.versions.flatMap((version) =>
		set.widths.flatMap((width) =>
			["avif", "webp"].map((format) => pictureFile(set, name, version, width, format)),
		),
	);
}
