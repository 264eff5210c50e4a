export interface GuideStep {
	readonly heading: string;
	readonly text: string;
	/** When it happens, in words: "Week 1–2", "Phase 1". */
	readonly period?: string | undefined;
	readonly source?: { readonly title: string; readonly url: string } | undefined;
}

export interface GuideBenefit {
	/** With its figure, where the page has one: "Less waste, 12%". */
	readonly heading: string;
	readonly text: string;
}

export interface GuidePlan {
	readonly heading: string;
	readonly steps: readonly GuideStep[];
}

export interface GuideSolution {
	readonly heading: string;
	readonly text: string;
	readonly features: readonly string[];
	readonly benefits: readonly string[];
}

export interface GuideFirstProject {
	readonly text: string;
	readonly effort: string;
	/** Only where the company publishes a price. */
	readonly price?: string | undefined;
}

export interface GuideQuestion {
	readonly question: string;
	readonly answer: string;
}

/** What a guide says, whether it is set as plain text or as a PDF. Citations of claims are already replaced by figures. */
export interface GuideData {
	readonly title: string;
	readonly introduction: string;
	readonly keyBenefits: readonly GuideBenefit[];
	/** Whether a figure of the key benefits or of the gains is aimed for. */
	readonly hasTargets: boolean;
	readonly solutions: readonly GuideSolution[];
	readonly implementation: GuidePlan;
	/** The law that the page names, for a trade that has such a section. */
	readonly compliance?: GuidePlan | undefined;
	readonly firstProject: GuideFirstProject;
	readonly prepare: readonly string[];
	readonly supplierQuestions: readonly string[];
	/** Those that the page answers. */
	readonly questions: readonly GuideQuestion[];
	/** Lines on price and return; often none. */
	readonly terms: readonly string[];
	readonly invitation: string;
	readonly contact: { readonly name: string; readonly email: string; readonly url: string };
}
