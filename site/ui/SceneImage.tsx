import { BannerCut } from "#site/ui/BannerImage.tsx";
import { scenes } from "#site/ui/picture-sets.ts";
import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";
import "#site/ui/scene-image.css";

interface SceneImageProps {
	/** A scene of the set. */
	readonly name: string | undefined;
	/** What it shows. */
	readonly alt: string | undefined;
	readonly sizes: string;
	readonly eager?: boolean;
}

/** A scene of the set or, where none is named or described, a piece of contour land that only decorates. */
export function SceneImage({ name, alt, sizes, eager = false }: SceneImageProps) {
	if (!name || !alt) {
		return <BannerCut name="neutral" eager={eager} className="banner-for-scene" />;
	}
	return <ThemedPicture set={scenes} name={name} sizes={sizes} alt={alt} eager={eager} />;
}
