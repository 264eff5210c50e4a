import type { CoverForm, CoverPlan } from "#documents/covers/cover-landscape.ts";

/** Where the hills stand on a page of 840 by 1188. */
const forms = {
	/** A ridge that comes in from the right edge. */
	headland: [
		{ x: 600, y: 300, radius: 230, height: 0.95, turn: -0.5, stretch: 1.8 },
		{ x: 180, y: 60, radius: 120, height: 0.3 },
	],
	/** Two heights and a way between them. */
	pass: [
		{ x: 640, y: 180, radius: 190, height: 0.8, turn: 0.4, stretch: 1.5 },
		{ x: 760, y: 560, radius: 180, height: 0.8, turn: 0.6, stretch: 1.4 },
	],
	/** A massif that hangs in from above. */
	hanging: [
		{ x: 560, y: 90, radius: 250, height: 0.95, turn: 0.1, stretch: 1.5 },
		{ x: 800, y: 560, radius: 130, height: 0.5 },
	],
} satisfies Record<string, CoverForm>;

/** The land of each document, its seed chosen by eye: the thread runs as an open route, and no two share a silhouette. */
const plans: Readonly<Record<string, CoverPlan>> = {
	"measuring-ai-customer-service": { form: forms.headland, seed: 3, level: 4 },
	"ai-policy-for-a-small-company": { form: forms.hanging, seed: 12, level: 4 },
	"buying-ai-from-a-supplier": { form: forms.pass, seed: 3, level: 6 },
	"condition-monitoring-for-small-plants": { form: forms.headland, seed: 12, level: 4 },
	"connecting-ai-to-existing-systems": { form: forms.pass, seed: 12, level: 4 },
	"forecasting-demand-with-short-history": { form: forms.hanging, seed: 3, level: 4 },
};

/** A document without a plan of its own gets a landscape from its name. */
export function coverPlan(slug: string): CoverPlan {
	const seed = [...slug].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 97;
	return plans[slug] ?? { form: forms.headland, seed };
}
