/** What a range of screen widths shows of a piece of contour land. Of the cuts that match, the first is shown. */
export interface LandCut {
	/** Without one the cut is for all widths. */
	readonly media?: string;
	/** The file's name before its theme. */
	readonly file: string;
	readonly widths: readonly number[];
}

interface LandPictureProps {
	readonly cuts: readonly LandCut[];
	/** A WebP file for browsers without AVIF, and its size. */
	readonly fallback: { readonly src: string; readonly width: number; readonly height: number };
	/** In the first view, where it is fetched at once. */
	readonly eager?: boolean;
	readonly className?: string | undefined;
}

const folder = "/images/contour/";
const dark = "(prefers-color-scheme: dark)";

/** What `srcset` says: one file needs no width. */
function filesOf(base: string, widths: readonly number[]) {
	if (widths.length === 1) return `${base}-${widths[0]}.avif`;
	return widths.map((width) => `${base}-${width}.avif ${width}w`).join(", ");
}

/**
 * Contour land, with a drawing for each range of widths. It only decorates, and yields to the fonts.
 * The head's script rewrites `media` when a visitor overrides the theme.
 */
export function LandPicture({ cuts, fallback, eager = false, className }: LandPictureProps) {
	const sources = (["dark", "light"] as const).flatMap((theme) =>
		cuts.map(({ media, file, widths }) => (
			<source
				key={`${theme}${file}${media}`}
				type="image/avif"
				srcSet={filesOf(`${folder}${file}-${theme}`, widths)}
				media={[theme === "dark" && dark, media].filter(Boolean).join(" and ") || undefined}
			/>
		)),
	);
	return (
		<picture className={className}>
			{sources}
			<img
				{...fallback}
				src={folder + fallback.src}
				alt=""
				loading={eager ? undefined : "lazy"}
				fetchPriority="low"
			/>
		</picture>
	);
}
