import type { ReactNode } from "react";
import type { SectionOf } from "#content/schemas/section.ts";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import "#site/sections/banner.css";

/** A strip of land with a few words on its quiet side, and what may be below them. */
export function BannerSection({
	banner,
	heading,
	text,
	children,
}: SectionOf<"banner"> & { readonly children?: ReactNode }) {
	return (
		<section className="banner">
			<BannerImage name={banner} />
			<div className="width banner-words">
				<h2>{heading}</h2>
				<p className="lead">{text}</p>
				{children}
			</div>
		</section>
	);
}
