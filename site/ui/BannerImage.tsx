import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";

interface BannerImageProps {
	/** A strip of contour art, by its name in the set. */
	readonly name: string;
	readonly eager?: boolean;
}

/** A strip of contour art behind words: decorative, quiet on the left. */
export function BannerImage({ name, eager = false }: BannerImageProps) {
	return (
		<ThemedPicture
			base={`/images/contour/banner-${name}`}
			versions={["light", "dark"]}
			widths={[800, 1440]}
			size={[1440, 400]}
			sizes="100vw"
			alt=""
			eager={eager}
		/>
	);
}
