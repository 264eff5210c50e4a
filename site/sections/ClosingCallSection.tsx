import type { SectionOf } from "#content/schemas/section.ts";
import { BannerSection } from "#site/sections/BannerSection.tsx";
import { Actions, type AssessmentOffer } from "#site/ui/ButtonLink.tsx";

/** What the last button saves, in another format. */
export interface ClosingFile {
	readonly label: string;
	readonly href: string;
}

type ClosingCallProps = SectionOf<"closing-call"> & {
	readonly offer?: AssessmentOffer;
	readonly file?: ClosingFile | undefined;
};

/** The last word of a page: what to do next. */
export function ClosingCallSection({
	heading,
	text,
	actions,
	banner = "closing-range",
	offer,
	file,
}: ClosingCallProps) {
	return (
		<BannerSection kind="banner" {...{ banner, heading, text }}>
			<Actions actions={actions} offer={offer} />
			{file && (
				<p className="closing-file">
					<a href={file.href} download="">
						{file.label}
					</a>
				</p>
			)}
		</BannerSection>
	);
}
