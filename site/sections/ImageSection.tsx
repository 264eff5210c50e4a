import type { SectionOf } from "#content/schemas/section.ts";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/image-section.css";

/** One scene across most of the page, and what to see in it. */
export function ImageSection({ image, alt, heading, text }: SectionOf<"image">) {
	return (
		<section className="section width scene-figure">
			<SceneImage name={image} alt={alt} sizes={wholeColumnBelow(900, 864)} />
			<SectionHead heading={heading} lead={text} />
		</section>
	);
}
