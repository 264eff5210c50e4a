import { describe, expect, test } from "vitest";
import { find, makeIndex, type SearchEntry, wordsOf } from "#site/scripts/search-engine.ts";

const entry = (path: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
	...{ path, title, description: "", kind: "Page", headings: [], words: "", text: "", weight: 1 },
	...more,
});

const index = makeIndex([
	entry("/automation", "AI automation", { weight: 1.2, headings: ["Supplier invoices"] }),
	entry("/customer-service", "AI customer service", {
		weight: 1.2,
		description: "A chatbot that asks a person",
	}),
	entry("/stock", "Stock planning", { weight: 1.2, text: "What the warehouse holds" }),
	entry("/education", "Education", {
		description: "For schools along the Ōtākaro",
		text: "A form of twelve pupils",
	}),
	entry("/manufacturing", "Manufacturing", { headings: ["Predictive maintenance"] }),
	entry("/hospitality", "Hospitality", { description: "For hotels and restaurants" }),
	entry("/retail", "Retail", { text: "A plumbing wholesaler counts its stock" }),
	entry("/outside", "Outside help", { text: "Your IT provider, and what it is for" }),
	entry("/work", "How we work", { headings: ["What it costs"], text: "How your organisation is set up" }),
	entry("/article", "This year’s budget", {
		weight: 0.6,
		description: "How much stock to hold",
		headings: ["Costs"],
		text: "An organization of ten",
	}),
]);

function pathsFor(query: string): string[] {
	const { results, mentions } = find(index, query);
	return [...results, ...mentions].map(({ path }) => path);
}

describe("a visitor who searches", () => {
	test.each([
		["invoices", "/automation"],
		["chatbot", "/customer-service"],
		["hotel", "/hospitality"],
		["Otakaro", "/education"],
		["automatisation of invoises", "/automation"],
	])("for %s finds %s", (query, path) => {
		expect(pathsFor(query)).toContain(path);
	});

	test.each([
		["resturant", "/hospitality"],
		["custmer servise", "/customer-service"],
		["predictve maintenence", "/manufacturing"],
	])("for %s, typed in haste, finds %s", (query, path) => {
		expect(pathsFor(query)[0]).toBe(path);
	});

	test("by the name of the best known chatbot finds ours", () => {
		expect(pathsFor("chatgpt")).toEqual(["/customer-service"]);
	});

	test.each(["cost", "pricing", "price"])("for %s sees our own page before any reading", (query) => {
		expect(pathsFor(query)).toEqual(["/work", "/article"]);
	});

	test.each([
		["whitepapers", "white papers"],
		["White-paper", "white paper"],
		["e-mail", "email"],
		["E mails", "emails"],
		["health care", "healthcare"],
		["health-care AI", "healthcare AI"],
		["realestate", "real estate"],
		["real-estate agent", "real estate agent"],
		["ROI", "return"],
	])("for %s finds what %s finds", (one, other) => {
		const named = makeIndex(
			[
				"Our white papers",
				"Emails answered",
				"Healthcare",
				"AI in real estate",
				"The return of a project",
			].map((title) => entry(`/${title}`, title)),
		);
		const found = find(named, one);
		expect(found.results.length).toBeGreaterThan(0);
		expect(found).toEqual(find(named, other));
	});

	test("by a trade that no page names finds the page of its industry, before one that mentions the word", () => {
		const trades = makeIndex([
			entry("/paper", "A paper", { text: "The dentist kept a list" }),
			entry("/healthcare", "Healthcare", { words: "dentist physiotherapist", text: "For practices" }),
		]);
		const { results, mentions } = find(trades, "dentists");
		expect([...results, ...mentions].map(({ path }) => path)).toEqual(["/healthcare", "/paper"]);
		expect(find(trades, "physio").results.map(({ path }) => path)).toEqual(["/healthcare"]);
	});

	test("finds a service by a heading on its page, which is shown", () => {
		expect(find(index, "supplier invoice").results[0]?.headings).toEqual(["Supplier invoices"]);
	});

	test("finds the same with American spelling", () => {
		expect(pathsFor("organization")).toHaveLength(2);
		expect(pathsFor("organization")).toEqual(pathsFor("organisation"));
	});

	test("finds the same with a straight apostrophe as with a typographic one", () => {
		expect(pathsFor("year's budget")).toEqual(["/article"]);
		expect(pathsFor("year’s budget")).toEqual(["/article"]);
	});

	test("finds what has the word without its apostrophe", () => {
		expect(pathsFor("hotel's restaurants")).toEqual(["/hospitality"]);
	});

	test("reads the word in every result; pages that only mention it follow", () => {
		const { results, mentions } = find(index, "stock");
		expect(results.map(({ path }) => path)).toEqual(["/stock", "/article"]);
		expect(mentions.map(({ path }) => path)).toEqual(["/retail"]);
	});

	test("for a word that only texts hold still finds their pages", () => {
		expect(find(index, "plumbing wholesaler").results.map(({ path }) => path)).toEqual(["/retail"]);
	});

	test.each(["IT", "it"])(
		"for %s finds what has it as a name, and not each text that has the pronoun",
		(query) => {
			expect(pathsFor(query)).toEqual(["/outside"]);
		},
	);

	test.each(["how to", "what you can do", "a", "?"])("for %s asks for nothing yet", (query) => {
		expect(wordsOf(query)).toEqual([]);
		expect(pathsFor(query)).toEqual([]);
	});

	test("asks for the words that say something", () => {
		expect(wordsOf("What is the AI policy of Ōtākaro?")).toEqual(["AI", "policy", "Ōtākaro"]);
	});

	test.each(["farm", "banana", "qwerty"])("finds nothing for %s, which no page is about", (query) => {
		expect(pathsFor(query)).toEqual([]);
	});
});
