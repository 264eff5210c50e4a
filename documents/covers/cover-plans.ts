import type { CoverForm, CoverPlan } from "#documents/covers/cover-landscape.ts";
import type { Cover } from "#documents/covers/cover-picture.ts";

const page = { width: 840, height: 1188 };
const screen = { width: 1188, height: 668 };

/** Where the hills are on a page of 840 by 1188. */
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
		{ x: 640, y: 100, radius: 250, height: 0.95, turn: 0.1, stretch: 1.5 },
		{ x: 800, y: 560, radius: 130, height: 0.5 },
	],
} satisfies Record<string, CoverForm>;

/** A massif at the right of a screen of 1188 by 668, whose left is for the title. */
const besideTitle: CoverForm = [
	{ x: 920, y: 260, radius: 200, height: 0.95, turn: 0.9, stretch: 1.6 },
	{ x: 1180, y: 640, radius: 130, height: 0.4 },
];

/** The land of each paper, its seed chosen by eye: the thread runs as an open route, and no two share a silhouette. */
const plans: Readonly<Record<string, CoverPlan>> = {
	"measuring-ai-customer-service": { form: forms.headland, seed: 3, level: 4 },
	"ai-policy-for-a-small-company": { form: forms.hanging, seed: 12, level: 4 },
	"buying-ai-from-a-supplier": { form: forms.pass, seed: 3, level: 6 },
	"condition-monitoring-for-small-plants": { form: forms.headland, seed: 12, level: 4 },
	"connecting-ai-to-existing-systems": { form: forms.pass, seed: 12, level: 4 },
	"forecasting-demand-with-short-history": { form: forms.hanging, seed: 3, level: 4 },
};

/** The cover of a paper or guide. One without a plan of its own gets a landscape from its name. */
export function pageCover(slug: string): Cover {
	const form = seedOf(slug) % 2 === 0 ? forms.headland : forms.pass;
	return { plan: plans[slug] ?? { form, seed: seedOf(slug) }, theme: "light", ...page };
}

/** The picture behind slides. */
export function slideCover(slug: string): Cover {
	return { plan: { form: besideTitle, seed: seedOf(slug), level: 4 }, theme: "dark", ...screen };
}

function seedOf(slug: string): number {
	return [...slug].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 97;
}
