import type { SectionOf } from "#content/schemas/section.ts";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/image-section.css";

/** One scene across the page, with its caption. */
export function ImageSection({ image, alt, caption }: SectionOf<"image">) {
	return (
		<figure className="section width scene-figure">
			<SceneImage name={image} alt={alt} sizes={wholeColumnBelow(900, 864)} />
			<figcaption>{caption}</figcaption>
		</figure>
	);
}
