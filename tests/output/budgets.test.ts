import { afterAll, describe, expect, test } from "vitest";
import { pageBudgets } from "#domain/pages/page-budgets.ts";
import { type BuiltPage, everyPage } from "#tests/support/built-site.ts";
import { all } from "#tests/support/page-text.ts";
import { bytesOf, type PageBytes } from "./page-bytes.ts";

const longText =
	/^\/(?:privacy|terms|cookies|figures|assessment\/method|resources\/(?:blog|case-studies|white-papers|webinars)\/.+)$/;

function htmlBudget({ path }: BuiltPage): number {
	return longText.test(path) ? pageBudgets.longText : pageBudgets.html;
}

function scriptBudget({ path, document }: BuiltPage): number {
	if (path === "/assessment") return pageBudgets.assessmentScript;
	return all(document, "main form").length > 0 ? pageBudgets.formScript : pageBudgets.script;
}

const measured = everyPage.map((page) => ({ page, path: page.path, bytes: bytesOf(page) }));

describe("what a page may weigh", () => {
	test.each(measured)("$path keeps its HTML in the first packets", ({ page, bytes }) => {
		expect(bytes.html).toBeLessThanOrEqual(htmlBudget(page));
	});

	test.each(measured)("$path carries little style, and asks for no file of it", ({ page, bytes }) => {
		expect(bytes.css).toBeLessThanOrEqual(pageBudgets.css);
		expect(all(page.document, 'link[rel="stylesheet"]')).toHaveLength(0);
	});

	test.each(measured)("$path runs little script", ({ page, bytes }) => {
		expect(bytes.script).toBeLessThanOrEqual(scriptBudget(page));
	});

	test.each(measured)("$path waits for one small font", ({ bytes }) => {
		expect(bytes.preloads).toBe(1);
		expect(bytes.font).toBeLessThanOrEqual(pageBudgets.font);
	});

	test.each(measured)("$path lets no script hold up its first paint", ({ page }) => {
		const blocking = all(page.document, "script[src]").filter(
			(script) =>
				!["async", "defer"].some((name) => script.hasAttribute(name)) && !script.matches('[type="module"]'),
		);
		expect(blocking).toHaveLength(0);
	});
});

afterAll(() => {
	for (const part of ["html", "css", "script", "font"] satisfies (keyof PageBytes)[]) {
		const heaviest = measured.toSorted((a, b) => b.bytes[part] - a.bytes[part]).slice(0, 3);
		console.info(`${part}: ${heaviest.map(({ path, bytes }) => `${path} ${bytes[part]} B`).join(", ")}`);
	}
});
