import { describe, expect, test } from "vitest";
import { type BuiltPage, pages } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { articles, services } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

type Data = Readonly<Record<string, unknown>> & { readonly "@type": string };

const origin = siteCopy.url;

function dataOf({ document }: BuiltPage): Data[] {
	return all(document, 'script[type="application/ld+json"]').map(({ textContent }) =>
		JSON.parse(textContent),
	);
}

function ofType(type: string) {
	return pages.flatMap((page) =>
		dataOf(page)
			.filter((data) => data["@type"] === type)
			.map((data) => ({ page, path: page.path, data })),
	);
}

/** What a search engine asks for before it shows more than a link. */
const required: Readonly<Record<string, readonly string[]>> = {
	Organization: ["name", "url", "logo", "description", "email"],
	WebSite: ["name", "url"],
	BreadcrumbList: ["itemListElement"],
	Article: ["headline", "image", "datePublished", "author", "publisher", "mainEntityOfPage"],
	Event: [
		"name",
		"startDate",
		"endDate",
		"location",
		"eventStatus",
		"eventAttendanceMode",
		"organizer",
		"image",
	],
	Service: ["name", "description", "provider", "url"],
	FAQPage: ["mainEntity"],
};

describe("what a search engine reads about a page", () => {
	test.each(pages)("$path says it in full", (page) => {
		for (const data of dataOf(page)) {
			expect(data["@context"]).toBe("https://schema.org");
			for (const field of required[data["@type"]] ?? ["no such type is expected"])
				expect(data[field], `${data["@type"]} ${field}`).toBeTruthy();
		}
	});

	test.each(Object.keys(required))("%s is told somewhere", (type) => {
		expect(ofType(type)).not.toEqual([]);
	});

	test("the home page names the company and the site", () => {
		const home = pages.filter(({ path }) => path === "/").flatMap(dataOf);
		expect(home.map((data) => data["@type"])).toEqual(["Organization", "WebSite"]);
	});

	test("no address or phone is made up", () => {
		for (const { html } of pages) expect(html).not.toMatch(/"(?:telephone|address|streetAddress)":/);
	});

	test.each(ofType("BreadcrumbList"))(
		"$path is placed by the breadcrumbs that it shows",
		({ page, data }) => {
			const shown = all(page.document, "nav.breadcrumbs a").map((link, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name: textOf(link),
				item: `${origin}${attribute(link, "href")}`,
			}));
			expect(data["itemListElement"]).toEqual(shown);
		},
	);

	test("articles, services and the sessions to come are told apart", () => {
		const paths = (type: string) => ofType(type).map(({ path }) => path);
		expect(paths("Article")).toEqual(expect.arrayContaining(articles));
		expect(paths("Service")).toEqual(expect.arrayContaining(services));
		for (const path of paths("Article")) expect(path).toMatch(/^\/resources\/blog\//);
		for (const path of paths("Service")) expect(path).toMatch(/^\/services\//);
		expect(ofType("Event").length).toBeGreaterThan(0);
	});

	test.each(ofType("Event"))("$path begins before it ends, and takes place online", ({ data }) => {
		const [start, end] = [data["startDate"], data["endDate"]].map((moment) => Date.parse(String(moment)));
		expect(start).toBeLessThan(end ?? 0);
		expect(data["eventAttendanceMode"]).toBe("https://schema.org/OnlineEventAttendanceMode");
	});

	test.each(ofType("FAQPage"))("$path shows each question that it declares", ({ page, data }) => {
		const text = textOf(all(page.document, "main")[0] ?? null);
		const questions = data["mainEntity"];
		if (!Array.isArray(questions)) throw new Error("mainEntity must be a list");
		expect(questions.length).toBeGreaterThan(1);
		for (const { name, acceptedAnswer } of questions) {
			expect(text).toContain(name);
			expect(text).toContain(acceptedAnswer.text);
		}
	});
});
