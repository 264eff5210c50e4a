import { expect, test } from "vitest";
import { guideFromIndustry, type IndustrySection } from "#domain/guides/guide-from-industry.ts";

const contact = { name: "Orchard Ltd", email: "hello@orchard.example", url: "https://orchard.example" };
const copy = {
	title: "Orchard Guide",
	introduction: "Read this.",
	terms: [],
	firstProject: { text: "One block.", effort: "A week." },
	prepare: ["Maps"],
	supplierQuestions: ["Where is our data?"],
	invitation: "Write.",
};
const solution = { heading: "Counting", text: "By photograph.", features: ["Maps"], benefits: [] };
const plan = { heading: "In the guide only", steps: [{ heading: "Begin", text: "With a row." }] };

const guideOf = (sections: IndustrySection[], implementation?: typeof plan) =>
	guideFromIndustry({ sections, guide: { ...copy, implementation } }, contact);

test("a tile's figure stands in its benefit, and a tile without a figure reads on", () => {
	const tiles = [
		{ figure: "12%", heading: "Less waste", text: "Rows in order." },
		{ heading: "Calm", text: "Rosters hold." },
	];
	expect(guideOf([{ kind: "benefit-tiles", tiles }], plan).keyBenefits).toEqual([
		{ heading: "Less waste, 12%", text: "Rows in order." },
		{ heading: "Calm", text: "Rosters hold." },
	]);
});

test("solutions come in the page's order, and what only the page needs is left out", () => {
	const guide = guideOf(
		[
			{ kind: "banner" },
			{ kind: "solution-blocks", blocks: [solution] },
			{ kind: "prose" },
			{ kind: "closing-call" },
		],
		plan,
	);
	expect(guide.solutions).toEqual([solution]);
	expect(guide.compliance).toBeUndefined();
});

test("the questions that the page answers stand in the guide too", () => {
	const items = [{ question: "Does it pick?", answer: "No." }];
	expect(guideOf([{ kind: "questions", items }], plan).questions).toEqual(items);
});

test("the page's timeline becomes the plan, period by period", () => {
	const entries = [{ period: "Week 1–2", heading: "Look", text: "At the rows." }];
	const { implementation } = guideOf([{ kind: "timeline", heading: "By the week", entries }]);
	expect(implementation).toEqual({ heading: "By the week", steps: entries });
});

test("a process gives its durations as periods", () => {
	const steps = [{ heading: "Review", text: "First.", duration: "Phase 1" }];
	const { implementation } = guideOf([{ kind: "process", heading: "Phases", steps }]);
	expect(implementation.steps).toEqual([{ heading: "Review", text: "First.", period: "Phase 1" }]);
});

test("steps written for the guide are preferred to the page's", () => {
	const entries = [{ heading: "Look", text: "At the rows." }];
	expect(guideOf([{ kind: "timeline", heading: "By the week", entries }], plan).implementation).toBe(plan);
});

test("the law on the page goes into the guide with its sources", () => {
	const items = [
		{ heading: "Code", text: "Applies.", source: { title: "Code", url: "https://code.example/" } },
	];
	const { compliance } = guideOf([{ kind: "compliance", heading: "Rules", items }], plan);
	expect(compliance).toEqual({ heading: "Rules", steps: items });
});

test("a guide with nothing to follow is refused by name", () => {
	expect(() => guideOf([{ kind: "prose" }])).toThrow("Orchard Guide");
});

test("a benefit, a price and a duration read on without the links of their figures", () => {
	const figure = { figure: "30%", href: "/figures#waste" };
	const items = [{ heading: [figure, " less"], text: "Rows in order." }];
	const steps = [{ heading: "Review", text: "First.", duration: ["in ", figure] }];
	const guide = guideFromIndustry(
		{
			sections: [
				{ kind: "benefits", items },
				{ kind: "process", heading: "Phases", steps },
			],
			guide: { ...copy, firstProject: { ...copy.firstProject, price: ["from ", figure] } },
		},
		contact,
	);
	expect(guide.keyBenefits).toEqual([{ heading: "30% less", text: "Rows in order." }]);
	expect(guide.firstProject).toEqual({ ...copy.firstProject, price: "from 30%" });
	expect(guide.implementation.steps).toEqual([{ heading: "Review", text: "First.", period: "in 30%" }]);
});

test("a benefit's figure that is aimed for makes the guide one with targets", () => {
	const figure = { figure: "30%", href: "/figures#waste" };
	const tile = { heading: "Less waste", text: "Rows in order." };
	const withFigure = (cited: typeof figure & { isTarget?: true }) =>
		guideOf([{ kind: "benefit-tiles", tiles: [{ ...tile, figure: [cited] }, tile] }], plan).hasTargets;
	expect(withFigure({ ...figure, isTarget: true })).toBe(true);
	expect(withFigure(figure)).toBe(false);
	const items = [{ heading: [{ ...figure, isTarget: true as const }, " less"], text: "Rows in order." }];
	expect(guideOf([{ kind: "benefits", items }], plan).hasTargets).toBe(true);
});

test("a solution's gain that is aimed for makes the guide one with targets", () => {
	const gain = [{ figure: "30%", href: "/figures#waste", isTarget: true as const }, " less waste"];
	const blocks = [{ ...solution, benefits: [gain] }];
	expect(guideOf([{ kind: "solution-blocks", blocks }], plan).hasTargets).toBe(true);
});

test("an invented figure is marked in the guide wherever it is cited", () => {
	const invented = [{ figure: "30%", href: "/figures#waste", mark: "Example" }, " less"];
	const items = [{ heading: invented, text: "Rows in order." }];
	const tiles = [{ figure: invented, heading: "Waste", text: "Rows hold." }];
	const guide = guideOf(
		[
			{ kind: "benefits", items },
			{ kind: "benefit-tiles", tiles },
			{ kind: "solution-blocks", blocks: [{ ...solution, benefits: [invented] }] },
		],
		plan,
	);
	expect(guide.keyBenefits).toEqual([
		{ heading: "30% less (Example)", text: "Rows in order." },
		{ heading: "Waste, 30% less (Example)", text: "Rows hold." },
	]);
	expect(guide.solutions[0]?.benefits).toEqual(["30% less (Example)"]);
});

test("a page without benefits and questions gives a guide without them", () => {
	expect(guideOf([{ kind: "prose" }], plan)).toMatchObject({ keyBenefits: [], questions: [], solutions: [] });
});
