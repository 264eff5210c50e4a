import { ThemedPicture } from "#site/ui/ThemedPicture.tsx";

interface SceneImageProps {
	/** An industry's slug, `study-…` or `article-…`. */
	readonly name: string;
	readonly alt: string;
	readonly sizes: string;
	readonly eager?: boolean;
}

/** A scene of the set, by day in the light theme and at dusk in the dark one. */
export function SceneImage({ name, alt, sizes, eager = false }: SceneImageProps) {
	return (
		<ThemedPicture
			base={`/images/scenes/${name}`}
			versions={["day", "dusk"]}
			widths={[400, 800, 1200]}
			size={[1200, 900]}
			sizes={sizes}
			alt={alt}
			eager={eager}
		/>
	);
}
