import type { ComponentType } from "react";
import type { Section } from "#content/schemas/section.ts";
import { AssuranceSection } from "#site/sections/AssuranceSection.tsx";
import { BannerSection } from "#site/sections/BannerSection.tsx";
import { BenefitsSection } from "#site/sections/BenefitsSection.tsx";
import { BenefitTilesSection } from "#site/sections/BenefitTilesSection.tsx";
import { ClosingCallSection, type ClosingFile } from "#site/sections/ClosingCallSection.tsx";
import { FiguresSection } from "#site/sections/FiguresSection.tsx";
import { ImageSection } from "#site/sections/ImageSection.tsx";
import { ProcessBand } from "#site/sections/ProcessSection.tsx";
import { ProseSection } from "#site/sections/ProseSection.tsx";
import { QuestionsSection } from "#site/sections/QuestionsSection.tsx";
import { SolutionBlocksSection } from "#site/sections/SolutionBlocksSection.tsx";
import { TimelineSection } from "#site/sections/TimelineSection.tsx";
import { UseCasesSection } from "#site/sections/UseCasesSection.tsx";
import type { AssessmentOffer } from "#site/ui/ButtonLink.tsx";

/** The component that shows each kind: a kind without one does not compile. */
type SectionViews = {
	readonly [Kind in Exclude<Section["kind"], "compliance" | "security">]: ComponentType<
		Extract<Section, { kind: Kind }>
	>;
};

const sectionViews: SectionViews = {
	benefits: BenefitsSection,
	"benefit-tiles": BenefitTilesSection,
	"solution-blocks": SolutionBlocksSection,
	process: ProcessBand,
	timeline: TimelineSection,
	"use-cases": UseCasesSection,
	figures: FiguresSection,
	prose: ProseSection,
	image: ImageSection,
	banner: BannerSection,
	questions: QuestionsSection,
	"closing-call": ClosingCallSection,
};

interface SectionViewProps {
	readonly section: Section;
	/** For a call that leads to the assessment. */
	readonly offer: AssessmentOffer;
	/** For a call that leads to a guide. */
	readonly file?: ClosingFile | undefined;
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
}

/** Shows a section of any kind. */
export function SectionView({ section, offer, file, newTab }: SectionViewProps) {
	if (section.kind === "closing-call") return <ClosingCallSection {...section} offer={offer} file={file} />;
	if (section.kind === "compliance" || section.kind === "security")
		return <AssuranceSection {...section} newTab={newTab} />;
	// The map pairs each kind with its own component; TypeScript can't follow the pairing through a union.
	const View = sectionViews[section.kind] as ComponentType<Section>;
	return <View {...section} />;
}
