interface ThemedPictureProps {
	/** Path of the image without theme, width and ending, e.g. "/images/scenes/retail". */
	readonly base: string;
	/** Names of the two versions, light first. */
	readonly versions: readonly [light: string, dark: string];
	readonly widths: readonly number[];
	readonly sizes: string;
	/** Width and height of the largest file. */
	readonly size: readonly [width: number, height: number];
	readonly alt: string;
	readonly eager?: boolean;
}

/**
 * An image in its light and dark version, AVIF with a WebP fallback. One that only decorates yields to the fonts.
 * The head's script rewrites `media` when a visitor overrides the theme.
 */
export function ThemedPicture({
	base,
	versions,
	widths,
	sizes,
	size,
	alt,
	eager = false,
}: ThemedPictureProps) {
	const [light, dark] = versions;
	const set = (version: string, format: string) =>
		widths.map((width) => `${base}-${version}-${width}.${format} ${width}w`).join(", ");
	const media = "(prefers-color-scheme: dark)";
	return (
		<picture>
			<source media={media} type="image/avif" srcSet={set(dark, "avif")} sizes={sizes} />
			<source media={media} type="image/webp" srcSet={set(dark, "webp")} sizes={sizes} />
			<source type="image/avif" srcSet={set(light, "avif")} sizes={sizes} />
			<img
				src={`${base}-${light}-${widths[0]}.webp`}
				srcSet={set(light, "webp")}
				sizes={sizes}
				width={size[0]}
				height={size[1]}
				alt={alt}
				loading={eager ? "eager" : "lazy"}
				fetchPriority={alt === "" ? "low" : undefined}
				decoding="async"
			/>
		</picture>
	);
}
