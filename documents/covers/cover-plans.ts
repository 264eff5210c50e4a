import type { CoverForm, CoverPlan } from "#documents/covers/cover-landscape.ts";
import type { Cover } from "#documents/covers/cover-picture.ts";

const page = { width: 840, height: 1188 };
const screen = { width: 1188, height: 668 };

/** Where the hills are on a page of 840 by 1188. */
const forms = {
	/** A ridge that comes in from the right edge. */
	headland: [
		{ x: 620, y: 320, radius: 250, height: 0.95, turn: -0.5, stretch: 1.8 },
		{ x: 180, y: 60, radius: 120, height: 0.3 },
	],
	/** Two heights and a way between them. */
	pass: [
		{ x: 600, y: 170, radius: 210, height: 0.8, turn: 0.4, stretch: 1.5 },
		{ x: 760, y: 600, radius: 200, height: 0.8, turn: 0.6, stretch: 1.4 },
	],
	/** A height at the left that the thread goes round. */
	shoulder: [
		{ x: 200, y: 260, radius: 260, height: 0.95, turn: 0.6, stretch: 1.7 },
		{ x: 800, y: 80, radius: 120, height: 0.4 },
	],
	/** Two long ridges that face each other. */
	valley: [
		{ x: 150, y: 200, radius: 230, height: 0.8, turn: 1, stretch: 2 },
		{ x: 800, y: 420, radius: 230, height: 0.9, turn: 1, stretch: 2.2 },
	],
	/** A massif with a hollow in it. */
	hollow: [
		{ x: 460, y: 360, radius: 330, height: 0.95, stretch: 1.1 },
		{ x: 480, y: 340, radius: 130, height: -0.7 },
	],
	/** Heights apart from each other. */
	peaks: [
		{ x: 250, y: 180, radius: 130, height: 0.7 },
		{ x: 610, y: 140, radius: 120, height: 0.6 },
		{ x: 470, y: 420, radius: 150, height: 0.8 },
		{ x: 760, y: 560, radius: 140, height: 0.7 },
		{ x: 130, y: 560, radius: 100, height: 0.4 },
	],
} satisfies Record<string, CoverForm>;

/** A massif at the right of a screen of 1188 by 668, whose left is for the title. */
const besideTitle: CoverForm = [
	{ x: 920, y: 270, radius: 220, height: 0.95, turn: 0.9, stretch: 1.6 },
	{ x: 1180, y: 640, radius: 130, height: 0.4 },
];

/** Lands chosen by eye: no two papers share a form, and the thread shows as an open route. */
const plans: Readonly<Record<string, CoverPlan>> = {
	"measuring-ai-customer-service": { form: forms.headland, seed: 2 },
	"ai-policy-for-a-small-company": { form: forms.shoulder, seed: 8 },
	"buying-ai-from-a-supplier": { form: forms.valley, seed: 5 },
	"condition-monitoring-for-small-plants": { form: forms.hollow, seed: 14 },
	"connecting-ai-to-existing-systems": { form: forms.peaks, seed: 6 },
	"forecasting-demand-with-short-history": { form: forms.pass, seed: 5 },
	"one-service-desk-several-languages": { form: besideTitle, seed: 7 },
	"searching-your-own-documents": { form: besideTitle, seed: 25 },
};

/** The cover of a paper or guide. One without a plan of its own gets a landscape from its name. */
export function pageCover(slug: string): Cover {
	const form = seedOf(slug) % 2 === 0 ? forms.headland : forms.pass;
	return { plan: plans[slug] ?? { form, seed: seedOf(slug) }, theme: "light", ...page };
}

/** The picture behind slides. */
export function slideCover(slug: string): Cover {
	return { plan: plans[slug] ?? { form: besideTitle, seed: seedOf(slug) }, theme: "dark", ...screen };
}

function seedOf(slug: string): number {
	return [...slug].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 97;
}
