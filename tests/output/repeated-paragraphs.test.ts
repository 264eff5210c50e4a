import type { HtmlElement } from "html-validate";
import { expect, test } from "vitest";
import { notFoundPage, pages } from "#tests/support/built-site.ts";
import { pageCopy } from "#tests/support/copy.ts";
import { all, textOf, texts } from "#tests/support/page-text.ts";

/** The words that a form brings along wherever it stands: what it is for, and its privacy notice. */
function belongsToForm(element: HtmlElement): boolean {
	return element.closest(".form-section") !== null;
}

/** An item of a list that leads to a page says what the page says of itself: that is how a visitor knows it again. */
function isTeaser(element: HtmlElement): boolean {
	const item = element.closest("li") ?? element.closest("article");
	return item !== null && all(item, "h2, h3, h4").length > 0 && all(item, 'a[href^="/"]').length > 0;
}

/** Two texts may rest on one source, and cite it in the same words. */
function isCitation(element: HtmlElement): boolean {
	return element.closest(".sources") !== null || element.closest(".footnotes") !== null;
}

/** Every study that is made up says so in the same words. */
const isMarking = (element: HtmlElement) => texts(element, ".example-mark").includes(pageCopy.illustrative);

/** Each button to the assessment is followed by what it takes. */
const isOffer = (element: HtmlElement) => element.closest(".assessment-offer") !== null;

function paragraphsOf(document: HtmlElement): string[] {
	const elements = all(document, "main p, main li, main dd, main figcaption, main blockquote");
	const leaves = elements.filter(
		(element) =>
			all(element, "p, li").length === 0 &&
			!belongsToForm(element) &&
			!isTeaser(element) &&
			!isCitation(element) &&
			!isMarking(element) &&
			!isOffer(element),
	);
	return leaves.map(textOf).filter((text) => text.split(" ").length >= 12);
}

test("no paragraph of twelve words or more stands on two pages", () => {
	const pagesByText = new Map<string, Set<string>>();
	for (const { path, document } of [...pages, notFoundPage]) {
		for (const text of paragraphsOf(document))
			pagesByText.set(text, (pagesByText.get(text) ?? new Set()).add(path));
	}
	const repeated = [...pagesByText].filter(([, paths]) => paths.size > 1);
	expect(repeated.map(([text, paths]) => `${[...paths].join(", ")}: ${text}`)).toEqual([]);
});
