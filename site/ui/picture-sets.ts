/** Pictures of one kind: each is drawn for the light and for the dark theme, in several widths and two formats. */
export interface PictureSet {
	/** What is before a picture's name in its address. */
	readonly base: string;
	/** Names of the two versions, light first. */
	readonly versions: readonly [light: string, dark: string];
	/** Stands in an address too, unless there is but one. */
	readonly widths: readonly number[];
	/** Width and height of the largest file. */
	readonly size: readonly [width: number, height: number];
}

/** Named for an industry, or `study-…` or `article-…`; by day in the light theme and at dusk in the dark one. */
export const scenes: PictureSet = {
	base: "/images/scenes/",
	versions: ["day", "dusk"],
	widths: [400, 640, 800, 1200],
	size: [1200, 900],
};

/** A cover's width, of its only file. */
const coverWidth = 560;

/** Covers of papers, drawn by the build from their first pages. */
export const covers: PictureSet = {
	base: "/images/covers/",
	versions: ["light", "dark"],
	widths: [coverWidth],
	size: [coverWidth, 792],
};

/** Lands behind the first slides of sessions, drawn by the build. */
export const sessionLands: PictureSet = {
	base: "/images/sessions/",
	versions: ["light", "dark"],
	widths: [600, 1200],
	size: [1200, 675],
};

const bannerBase = "/images/contour/banner-";

/** The drawings of a banner, named for its page. The condition of the broad one is in banner-image.css too. */
export const bannerParts = [
	{ part: "-phone", media: "(width < 600px)", widths: [800] },
	{ part: "-tablet", media: "(width < 1100px)", widths: [1400] },
	{ part: "-broad", media: "(width >= 1440px) and (resolution < 2dppx)", widths: [2560] },
	{ part: "", widths: [1440, 2560] },
] as const;

/**
 * For `sizes`: a picture that is as wide as its column below `breakpoint` pixels, and `width` pixels wide above.
 * It says a little less than the column's 90% of the screen: the next larger file has twice the bytes for a few more pixels.
 * A phone with three pixels in one of CSS takes the file for two, as nobody sees the difference.
 */
export function wholeColumnBelow(breakpoint: number, width: number): string {
	return `(width < ${breakpoint}px) and (resolution > 2dppx) 60vw, (width < ${breakpoint}px) 85vw, ${width}px`;
}

export function pictureFile(
	{ base, widths }: PictureSet,
	name: string,
	version: string,
	width: number,
	format: string,
) {
	const size = widths.length > 1 ? `-${width}` : "";
	return `${base}${name}-${version}${size}.${format}`;
}

/** The files of a picture that `ThemedPicture` shows. Browsers without AVIF have the smallest of the light theme as WebP. */
export function shownFiles(set: PictureSet, name: string) {
	const [light, dark] = set.versions;
	const file = (version: string, width: number, format: string) => ({
		address: pictureFile(set, name, version, width, format),
		theme: version === light ? ("light" as const) : ("dark" as const),
		width,
	});
	return [
		...[light, dark].flatMap((version) => set.widths.map((width) => file(version, width, "avif"))),
		file(light, Math.min(...set.widths), "webp"),
	];
}

/** The addresses of all files of a scene. Share cards are drawn from the largest of the dark theme. */
export function sceneFiles(name: string): string[] {
	return shownFiles(scenes, name).map(({ address }) => address);
}

/** The addresses of all files of an office's map. */
export function mapFiles(name: string): string[] {
	const office = `/images/contour/office-${name}`;
	const drawings = ["light", "dark"].flatMap((theme) => [
		`${office}-${theme}-864.avif`,
		`${office}-phone-${theme}-600.avif`,
	]);
	return [...drawings, `${office}-light-864.webp`];
}

/** The addresses of all files of a banner. */
export function bannerFiles(name: string): string[] {
	const drawings = ["light", "dark"].flatMap((theme) =>
		bannerParts.flatMap(({ part, widths }) =>
			widths.map((width) => `${bannerBase}${name}${part}-${theme}-${width}.avif`),
		),
	);
	return [...drawings, `${bannerBase}${name}-light-1440.webp`];
}
