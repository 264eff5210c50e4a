import { banners } from "#site/ui/picture-sets.ts";
import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";

interface BannerImageProps {
	/** A strip of contour art, by its name in the set. */
	readonly name: string;
	readonly eager?: boolean;
}

/** A strip of contour art behind words: decorative, quiet on the left. */
export function BannerImage({ name, eager = false }: BannerImageProps) {
	return <ThemedPicture set={banners} name={name} sizes="100vw" alt="" eager={eager} />;
}
