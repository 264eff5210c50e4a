import type { SectionOf } from "#content/schemas/section.ts";
import { Actions } from "#site/ui/Actions.tsx";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import "#site/sections/banner.css";

/** The last word of a page: what to do next. */
export function ClosingCallSection({
	heading,
	text,
	actions,
	banner = "neutral",
}: SectionOf<"closing-call">) {
	return (
		<section className="banner">
			<BannerImage name={banner} />
			<div className="width banner-words">
				<h2>{heading}</h2>
				<p className="lead">{text}</p>
				<Actions actions={actions} />
			</div>
		</section>
	);
}
