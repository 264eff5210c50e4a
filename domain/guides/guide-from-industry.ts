import { type CitedText, citesTarget, printedText } from "#domain/claims/cited-text.ts";
import type {
	GuideBenefit,
	GuideData,
	GuideFirstProject,
	GuidePlan,
	GuideQuestion,
	GuideSolution,
	GuideStep,
} from "#domain/guides/guide.ts";

interface Point {
	readonly heading: string;
	readonly text: string;
}

interface CitedPoint {
	readonly heading: CitedText;
	readonly text: string;
}

interface CitedSolution extends Omit<GuideSolution, "benefits"> {
	readonly benefits: readonly CitedText[];
}

type ReadSection =
	| { readonly kind: "benefits"; readonly items: readonly CitedPoint[] }
	| {
			readonly kind: "benefit-tiles";
			readonly tiles: readonly (Point & { readonly figure?: CitedText | undefined })[];
	  }
	| { readonly kind: "solution-blocks"; readonly blocks: readonly CitedSolution[] }
	| { readonly kind: "compliance"; readonly heading: string; readonly items: readonly GuideStep[] }
	| { readonly kind: "questions"; readonly items: readonly GuideQuestion[] }
	| { readonly kind: "timeline"; readonly heading: string; readonly entries: readonly GuideStep[] }
	| {
			readonly kind: "process";
			readonly heading: string;
			readonly steps: readonly (Point & { readonly duration?: CitedText | undefined })[];
	  };

/** Sections that a guide leaves to the page. A new kind fails to compile here until someone decides. */
interface PageOnlySection {
	readonly kind:
		| "security"
		| "use-cases"
		| "figures"
		| "prose"
		| "criteria"
		| "image"
		| "banner"
		| "closing-call";
}

export type IndustrySection = ReadSection | PageOnlySection;

/** As much of an industry's content as its guide needs, claims cited. */
export interface IndustryForGuide {
	readonly sections: readonly IndustrySection[];
	readonly guide: Pick<
		GuideData,
		"title" | "introduction" | "prepare" | "supplierQuestions" | "invitation"
	> & {
		readonly terms: readonly CitedText[];
		readonly firstProject: Omit<GuideFirstProject, "price"> & { readonly price?: CitedText | undefined };
		readonly implementation?: GuidePlan | undefined;
	};
}

/** Draws a guide from its page. Throws if neither the page nor the guide has steps to follow. */
export function guideFromIndustry(industry: IndustryForGuide, contact: GuideData["contact"]): GuideData {
	const { sections, guide } = industry;
	const { price } = guide.firstProject;
	const implementation = guide.implementation ?? firstOf(sections, planOf);
	if (implementation === undefined) throw new Error(`"${guide.title}" has no implementation steps`);
	return {
		title: guide.title,
		introduction: guide.introduction,
		keyBenefits: sections.flatMap(benefitsOf),
		hasTargets: sections.flatMap(gainsOf).some(citesTarget),
		solutions: sections.flatMap(solutionsOf),
		implementation,
		compliance: firstOf(sections, complianceOf),
		firstProject: { ...guide.firstProject, price: price && printedText(price) },
		prepare: guide.prepare,
		supplierQuestions: guide.supplierQuestions,
		questions: sections.flatMap((section) => (section.kind === "questions" ? section.items : [])),
		terms: guide.terms.map(printedText),
		invitation: guide.invitation,
		contact,
	};
}

function benefitsOf(section: IndustrySection): readonly GuideBenefit[] {
	if (section.kind === "benefits")
		return section.items.map(({ heading, text }) => ({ heading: printedText(heading), text }));
	if (section.kind !== "benefit-tiles") return [];
	return section.tiles.map(({ figure, heading, text }) => ({
		heading: figure === undefined ? heading : `${heading}, ${printedText(figure)}`,
		text,
	}));
}

/** The texts of what the customer gains, in which figures may be cited. */
function gainsOf(section: IndustrySection): readonly CitedText[] {
	if (section.kind === "benefits") return section.items.map(({ heading }) => heading);
	if (section.kind === "solution-blocks") return section.blocks.flatMap(({ benefits }) => benefits);
	if (section.kind !== "benefit-tiles") return [];
	return section.tiles.flatMap(({ figure = [] }) => [figure]);
}

function solutionsOf(section: IndustrySection): readonly GuideSolution[] {
	if (section.kind !== "solution-blocks") return [];
	return section.blocks.map((block) => ({ ...block, benefits: block.benefits.map(printedText) }));
}

function planOf(section: IndustrySection): GuidePlan | undefined {
	if (section.kind === "timeline") return { heading: section.heading, steps: section.entries };
	if (section.kind !== "process") return undefined;
	const steps = section.steps.map(({ duration, ...point }) => ({
		...point,
		period: duration && printedText(duration),
	}));
	return { heading: section.heading, steps };
}

function complianceOf(section: IndustrySection): GuidePlan | undefined {
	return section.kind === "compliance" ? { heading: section.heading, steps: section.items } : undefined;
}

function firstOf(
	sections: readonly IndustrySection[],
	read: (section: IndustrySection) => GuidePlan | undefined,
): GuidePlan | undefined {
	for (const section of sections) {
		const plan = read(section);
		if (plan !== undefined) return plan;
	}
	return undefined;
}
