import type { ComponentType } from "react";
import type { Section } from "#content/schemas/section.ts";
import { AssuranceSection } from "#site/sections/AssuranceSection.tsx";
import { BannerSection } from "#site/sections/BannerSection.tsx";
import { BenefitsSection } from "#site/sections/BenefitsSection.tsx";
import { BenefitTilesSection } from "#site/sections/BenefitTilesSection.tsx";
import { ClosingCallSection, type ClosingFile } from "#site/sections/ClosingCallSection.tsx";
import { CriteriaSection } from "#site/sections/CriteriaSection.tsx";
import { FiguresSection } from "#site/sections/FiguresSection.tsx";
import { ImageSection } from "#site/sections/ImageSection.tsx";
import { ProcessBand } from "#site/sections/ProcessSection.tsx";
import { ProseSection } from "#site/sections/ProseSection.tsx";
import { QuestionsSection } from "#site/sections/QuestionsSection.tsx";
import { SolutionBlocksSection } from "#site/sections/SolutionBlocksSection.tsx";
import { TimelineSection } from "#site/sections/TimelineSection.tsx";
import { UseCasesSection } from "#site/sections/UseCasesSection.tsx";
import type { AssessmentOffer } from "#site/ui/ButtonLink.tsx";

/** What some kinds need as well as their own copy. */
interface SectionContext {
	/** For a call that leads to the assessment. */
	readonly offer: AssessmentOffer;
	/** For a call that leads to a guide. */
	readonly file?: ClosingFile | undefined;
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
	/** On the bare ground of the page, since it comes next to ground of another colour. */
	readonly isBare: boolean;
}

/** The component that shows each kind: a kind without one does not compile. */
type SectionViews = {
	readonly [Kind in Section["kind"]]: ComponentType<Extract<Section, { kind: Kind }> & SectionContext>;
};

const sectionViews: SectionViews = {
	benefits: BenefitsSection,
	"benefit-tiles": BenefitTilesSection,
	"solution-blocks": SolutionBlocksSection,
	process: ProcessBand,
	timeline: TimelineSection,
	"use-cases": UseCasesSection,
	compliance: AssuranceSection,
	security: AssuranceSection,
	figures: FiguresSection,
	prose: ProseSection,
	criteria: CriteriaSection,
	image: ImageSection,
	banner: BannerSection,
	questions: QuestionsSection,
	"closing-call": ClosingCallSection,
};

/** Shows a section of any kind. */
export function SectionView({ section, ...context }: SectionContext & { readonly section: Section }) {
	// The map pairs each kind with its own component; TypeScript can't follow the pairing through a union.
	const View = sectionViews[section.kind] as ComponentType<Section & SectionContext>;
	return <View {...section} {...context} />;
}
