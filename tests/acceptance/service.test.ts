import { describe, expect, test } from "vitest";
import { mainOf, pages } from "#tests/support/built-site.ts";
import { services } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf, texts } from "#tests/support/page-text.ts";

const main = (slug: string) => mainOf(`/services/${slug}`);
const slugs = pages.flatMap(({ path }) => /^\/services\/(.+)$/.exec(path)?.[1] ?? []);

test("the eleven services have their pages", () => {
	expect(slugs.map((slug) => `/services/${slug}`)).toEqual(expect.arrayContaining(services));
});

describe("every service page", () => {
	test.each(slugs)("%s ends in an enquiry that names the service, and its buttons lead there", (slug) => {
		const [section] = all(main(slug), "#enquire");
		const [subject] = all(main(slug), '#enquire form input[name="service"]');
		expect(section).toBeDefined();
		expect(subject && attribute(subject, "value")).toBe(slug);
		expect(subject && attribute(subject, "type")).toBe("hidden");
		expect(all(main(slug), 'a[href="#enquire"]').length).toBeGreaterThan(0);
		expect(all(main(slug), "section").at(-1)?.id).toBe("enquire");
	});

	test.each(slugs)("%s has no button that does nothing", (slug) => {
		const buttons = all(main(slug), "button").filter((button) => !button.closest("form"));
		expect(buttons.map(textOf)).toEqual([]);
	});
});

/** Phases and courses with the time that each takes. */
const durations: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	"custom-ai-development": [
		["Discovery", "2–4 weeks"],
		["Data Preparation", "2–6 weeks"],
		["Model Development", "4–12 weeks"],
		["Integration and Testing", "2–4 weeks"],
	],
	"ai-implementation-training": [
		["Executive", "1–2 days"],
		["Technical", "3–5 days"],
		["End-User", "1–2 days"],
	],
};

describe("how long things take", () => {
	const rows = Object.entries(durations).flatMap(([slug, phases]) =>
		phases.map(([phase, time]) => ({ slug, phase, time })),
	);
	test.each(rows)("$phase on $slug: $time", ({ slug, phase, time }) => {
		const heading = all(main(slug), "h3").find((each) => textOf(each).startsWith(phase));
		expect(textOf(heading?.closest("li") ?? heading?.closest("article") ?? null)).toContain(time);
	});
});

describe("what single pages hold", () => {
	test("general AI solutions: three benefits and three services", () => {
		expect(all(main("ai-solutions"), "ul.benefits li")).toHaveLength(3);
		expect(texts(main("ai-solutions"), "dl.use-cases dt")).toEqual([
			"Chatbots",
			"Predictive analytics",
			"Process automation",
		]);
	});

	test("business process automation: four solutions and four steps", () => {
		expect(all(main("ai-automation"), "article.block")).toHaveLength(4);
		const steps = texts(main("ai-automation"), "ol li h3").map((heading) => heading.toLowerCase());
		expect(steps).toEqual(["audit", "design", "implementation", "optimisation"]);
	});

	test("AI customer service: four benefits, four solutions and uses by industry", () => {
		expect(all(main("ai-customer-service"), "ul.benefits li")).toHaveLength(4);
		expect(all(main("ai-customer-service"), "article.block")).toHaveLength(4);
		expect(all(main("ai-customer-service"), "dl.use-cases dt").length).toBeGreaterThan(0);
	});

	test("predictive analytics and CRM: benefits, four solutions and uses by industry", () => {
		expect(all(main("ai-analytics"), "article.block")).toHaveLength(4);
		expect(all(main("ai-analytics"), "dl.use-cases dt").length).toBeGreaterThan(0);
	});
});
