import { type PictureSet, pictureFile } from "#site/ui/picture-sets.ts";

interface ThemedPictureProps {
	readonly set: PictureSet;
	readonly name: string;
	readonly sizes: string;
	readonly alt: string;
	readonly eager?: boolean;
}

/**
 * An image in its light and dark version as AVIF, which every browser reads that the site supports; for an older one
 * there is a small WebP. One that only decorates, or comes after the first view, yields to the fonts.
 * The head's script rewrites `media` when a visitor overrides the theme.
 */
export function ThemedPicture({ set, name, sizes, alt, eager = false }: ThemedPictureProps) {
	const { versions, widths, size } = set;
	const [light, dark] = versions;
	const file = (version: string, width: number, format: string) =>
		pictureFile(set, name, version, width, format);
	const srcSet = (version: string) =>
		widths.map((width) => `${file(version, width, "avif")} ${width}w`).join(", ");
	const media = "(prefers-color-scheme: dark)";
	return (
		<picture>
			<source media={media} type="image/avif" srcSet={srcSet(dark)} sizes={sizes} />
			<source type="image/avif" srcSet={srcSet(light)} sizes={sizes} />
			<img
				src={file(light, Math.min(...widths), "webp")}
				width={size[0]}
				height={size[1]}
				alt={alt}
				loading={eager ? "eager" : "lazy"}
				fetchPriority={eager && alt !== "" ? undefined : "low"}
				decoding="async"
			/>
		</picture>
	);
}
