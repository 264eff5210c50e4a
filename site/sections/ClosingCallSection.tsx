import type { SectionOf } from "#content/schemas/section.ts";
import { BannerSection } from "#site/sections/BannerSection.tsx";
import { Actions } from "#site/ui/ButtonLink.tsx";

/** The last word of a page: what to do next. */
export function ClosingCallSection({
	heading,
	text,
	actions,
	banner = "neutral",
}: SectionOf<"closing-call">) {
	return (
		<BannerSection kind="banner" {...{ banner, heading, text }}>
			<Actions actions={actions} />
		</BannerSection>
	);
}
