import type { SectionOf } from "#content/schemas/section.ts";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import "#site/sections/banner.css";

/** A strip of land with a few words on its quiet side. */
export function BannerSection({ banner, heading, text }: SectionOf<"banner">) {
	return (
		<section className="banner">
			<BannerImage name={banner} />
			<div className="width banner-words">
				<h2>{heading}</h2>
				<p className="lead">{text}</p>
			</div>
		</section>
	);
}
