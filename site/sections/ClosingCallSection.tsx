import type { SectionOf } from "#content/schemas/section.ts";
import { BannerSection } from "#site/sections/BannerSection.tsx";
import { Actions, type AssessmentOffer } from "#site/ui/ButtonLink.tsx";

/** The last word of a page: what to do next. */
export function ClosingCallSection({
	heading,
	text,
	actions,
	banner = "neutral",
	offer,
}: SectionOf<"closing-call"> & { readonly offer?: AssessmentOffer }) {
	return (
		<BannerSection kind="banner" {...{ banner, heading, text }}>
			<Actions actions={actions} offer={offer} />
		</BannerSection>
	);
}
