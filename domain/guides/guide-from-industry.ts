import type { GuideData, GuidePlan, GuideQuestion, GuideSolution, GuideStep } from "#domain/guides/guide.ts";

interface Point {
	readonly heading: string;
	readonly text: string;
}

type ReadSection =
	| { readonly kind: "benefits"; readonly items: readonly Point[] }
	| {
			readonly kind: "benefit-tiles";
			readonly tiles: readonly (Point & { readonly figure?: string | undefined })[];
	  }
	| { readonly kind: "solution-blocks"; readonly blocks: readonly GuideSolution[] }
	| { readonly kind: "compliance"; readonly heading: string; readonly items: readonly GuideStep[] }
	| { readonly kind: "questions"; readonly items: readonly GuideQuestion[] }
	| { readonly kind: "timeline"; readonly heading: string; readonly entries: readonly GuideStep[] }
	| {
			readonly kind: "process";
			readonly heading: string;
			readonly steps: readonly (Point & { readonly duration?: string | undefined })[];
	  };

/** Sections that a guide leaves to the page. A new kind fails to compile here until someone decides. */
interface PageOnlySection {
	readonly kind: "security" | "use-cases" | "figures" | "prose" | "image" | "banner" | "closing-call";
}

export type IndustrySection = ReadSection | PageOnlySection;

/** As much of an industry's content as its guide needs, with claims resolved. */
export interface IndustryForGuide {
	readonly sections: readonly IndustrySection[];
	readonly guide: Pick<
		GuideData,
		"title" | "introduction" | "terms" | "firstProject" | "prepare" | "supplierQuestions" | "invitation"
	> & {
		readonly implementation?: GuidePlan | undefined;
	};
}

/** Draws a guide from its page. Throws if neither the page nor the guide has steps to follow. */
export function guideFromIndustry(industry: IndustryForGuide, contact: GuideData["contact"]): GuideData {
	const { sections, guide } = industry;
	const implementation = guide.implementation ?? firstOf(sections, planOf);
	if (implementation === undefined) throw new Error(`"${guide.title}" has no implementation steps`);
	return {
		title: guide.title,
		introduction: guide.introduction,
		keyBenefits: sections.flatMap(benefitsOf),
		solutions: sections.flatMap((section) => (section.kind === "solution-blocks" ? section.blocks : [])),
		implementation,
		compliance: firstOf(sections, complianceOf),
		firstProject: guide.firstProject,
		prepare: guide.prepare,
		supplierQuestions: guide.supplierQuestions,
		questions: sections.flatMap((section) => (section.kind === "questions" ? section.items : [])),
		terms: guide.terms,
		invitation: guide.invitation,
		contact,
	};
}

function benefitsOf(section: IndustrySection): readonly string[] {
	if (section.kind === "benefits") return section.items.map(({ heading, text }) => `${heading}: ${text}`);
	if (section.kind !== "benefit-tiles") return [];
	return section.tiles.map(({ figure, heading, text }) =>
		figure === undefined ? `${heading}: ${text}` : `${heading}, ${figure}: ${text}`,
	);
}

function planOf(section: IndustrySection): GuidePlan | undefined {
	if (section.kind === "timeline") return { heading: section.heading, steps: section.entries };
	if (section.kind !== "process") return undefined;
	const steps = section.steps.map(({ duration, ...point }) => ({ ...point, period: duration }));
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
