import fc from "fast-check";
import { expect, test } from "vitest";
import { message } from "#content/schemas/message.ts";
import type { GuideMessages } from "#content/schemas/messages/guide.ts";
import type { GuideData } from "#domain/guides/guide.ts";
import { guideText as writeGuide } from "#site/catalogue/guide-text.ts";
import { guideColumns, wrapText } from "#site/catalogue/wrap-text.ts";

const worksheet: GuideMessages["worksheet"] = {
	title: "One block",
	fields: [{ kind: "line", label: "Variety" }],
};
const copy = {
	headings: {
		benefits: "Key benefits",
		solutions: "Solutions",
		implementation: "Implementation",
		compliance: "Compliance",
		firstProject: "A typical first project",
		prepare: "What to prepare",
		supplierQuestions: "Questions to ask any supplier",
		questions: "Questions we are asked",
		terms: "Price and return",
		contact: "Talk to us",
	},
	targets: "The figures are targets.",
	features: "What it does",
	gains: "What you gain",
	effort: "Effort",
	price: "Price",
	source: message("title").parse("See {title}"),
	worksheet,
	locale: "en",
} as const;
const guideText = (guide: GuideData) => writeGuide(guide, copy);

const orchard: GuideData = {
	title: "Orchard Guide",
	introduction: "Read this under a tree, with last season's pick rates next to you. ".repeat(4),
	keyBenefits: [
		{ heading: "Less fruit on the ground, 12%", text: "Pickers know which rows are ripe." },
		{ heading: "Calmer Fridays", text: "Rosters hold." },
	],
	hasTargets: false,
	solutions: [
		{
			heading: "Counting",
			text: "Blossom is counted from photographs.",
			features: ["Row maps"],
			benefits: ["A crop estimate"],
		},
		{
			heading: "Picking",
			text: "Rows are put in order of ripeness.",
			features: ["Bin labels"],
			benefits: [],
		},
	],
	implementation: {
		heading: "One block first",
		steps: [{ period: "Week 1–2", heading: "Photograph", text: "Two rows a day." }],
	},
	firstProject: { text: "Count one block.", effort: "Two mornings." },
	prepare: ["A map of the rows"],
	supplierQuestions: ["Where is our data?"],
	questions: [{ question: "Does it pick?", answer: "No." }],
	terms: [],
	invitation: "Tell us your variety.",
	contact: { name: "Orchard Ltd", email: "hello@orchard.example", url: "https://orchard.example" },
};

test("the file opens with its title, underlined", () => {
	expect(guideText(orchard)).toMatch(/^ORCHARD GUIDE\n=============\n/);
});

test("the visitor finds benefits, solutions, the plan and the invitation, in this order", () => {
	const headings = guideText(orchard).match(/^[A-Z ]+(?=\n-+$)/gm);
	expect(headings).toEqual([
		"KEY BENEFITS",
		"SOLUTIONS",
		"IMPLEMENTATION",
		"A TYPICAL FIRST PROJECT",
		"WHAT TO PREPARE",
		"QUESTIONS TO ASK ANY SUPPLIER",
		"QUESTIONS WE ARE ASKED",
		"TALK TO US",
	]);
});

test("solutions are numbered, and one without benefits shows no empty list", () => {
	const text = guideText(orchard);
	expect(text).toContain("1. Counting\n   Blossom is counted from photographs.\n");
	expect(text).toContain("2. Picking\n");
	expect(text.match(/What you gain/g)).toHaveLength(1);
});

test("a long benefit hangs under its bullet", () => {
	const long = {
		...orchard,
		keyBenefits: [{ heading: "Ripeness", text: "every row is seen twice ".repeat(5) }],
	};
	expect(guideText(long)).toMatch(/^\* Ripeness: .*\n {2}\S/m);
});

test("benefits with a target say so before the first of them, and others don't", () => {
	expect(guideText(orchard)).not.toContain("targets");
	expect(guideText({ ...orchard, hasTargets: true })).toContain(
		"KEY BENEFITS\n------------\nThe figures are targets.\n\n* Less fruit",
	);
});

test("each step says when it happens", () => {
	expect(guideText(orchard)).toContain("One block first\n\nWeek 1–2: Photograph\n   Two rows a day.");
});

test("a trade with rules of its own gets a compliance section, with the address of each source", () => {
	const source = { title: "Growers' code", url: "https://code.example/" };
	const steps = [{ heading: "Spray diary", text: "Kept for each block.", source }];
	const text = guideText({ ...orchard, compliance: { heading: "What applies", steps } });
	expect(text).toContain("COMPLIANCE\n----------\nWhat applies");
	expect(text).toContain("   See Growers' code\n   https://code.example/\n");
});

test("a first project names its price where the company publishes one", () => {
	expect(guideText(orchard)).toContain("* Effort: Two mornings.");
	expect(guideText(orchard)).not.toContain("Price:");
	const priced = { ...orchard, firstProject: { ...orchard.firstProject, price: "$1." } };
	expect(guideText(priced)).toContain("* Price: $1.");
});

test("prices stand in the file only where there are any", () => {
	expect(guideText(orchard)).not.toContain("PRICE AND RETURN");
	expect(guideText({ ...orchard, terms: ["From $1/month."] })).toContain("PRICE AND RETURN");
});

test("the file ends with the company's name, mail and address, and a newline", () => {
	const text = guideText(orchard);
	expect(text.endsWith("Orchard Ltd\nhello@orchard.example\nhttps://orchard.example\n")).toBe(true);
	expect(text).not.toContain("\r");
});

test("a figure that was not filled in stops the guide instead of reaching a reader", () => {
	expect(() => guideText({ ...orchard, terms: ["From {claim:price}/month."] })).toThrow("{claim:price}");
});

test("wrapping keeps every word in order, and no line passes the last column", () => {
	const words = fc.array(fc.stringMatching(/^[a-z–.]{1,30}$/), { minLength: 1, maxLength: 60 });
	fc.assert(
		fc.property(words, fc.constantFrom("", "* ", "   1. "), (list, first) => {
			const lines = wrapText(list.join(" "), first);
			expect(lines.join(" ").slice(first.length).split(/\s+/)).toEqual(list);
			expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(guideColumns);
		}),
	);
});
