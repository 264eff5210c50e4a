import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import { isFormId } from "#domain/forms/forms.ts";
import { type BuiltPage, everyPage, page } from "#tests/support/built-site.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { description } from "#tests/support/site-description.ts";

interface Reference {
	readonly from: string;
	readonly to: string;
}

/** Addresses that the pages name but that only the service answers. */
function isAnsweredByService(path: string): boolean {
	const form = path.replace(/^\/forms\//, "");
	return path.startsWith("/forms/") && isFormId(form);
}

function addressesOf(document: HtmlElement): string[] {
	const single = ["href", "src", "action", "component-url", "renderer-url", "data-src"].flatMap((name) =>
		all(document, `[${name}]`).map((element) => attribute(element, name)),
	);
	const several = all(document, "[srcset]").flatMap((element) =>
		attribute(element, "srcset")
			.split(",")
			.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
	);
	const styles = all(document, "style").flatMap((element) =>
		[...element.textContent.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address ?? ""),
	);
	return [...single, ...several, ...styles];
}

/** Internal addresses of a page, resolved against it. */
function referencesOf({ path, document }: BuiltPage): Reference[] {
	return addressesOf(document)
		.filter((address) => !/^(?:https?:|mailto:|tel:|data:)/.test(address))
		.map((address) => ({ from: path, to: resolved(address, path) }));
}

function resolved(address: string, from: string): string {
	const { pathname, hash } = new URL(address, `https://site.example${from}`);
	return decodeURIComponent(pathname + hash);
}

const references = everyPage.flatMap(referencesOf);
const withoutAnchor = (address: string) => address.split("#", 1)[0] ?? "";

/** One picture comes in several sizes, formats and themes. */
function withoutVersion(address: string): string {
	return address.replace(/(?:-(?:day|dusk|light|dark))?-\d+\.(?:avif|webp|png|jpg)$/, "-*");
}

/** What is wrong once, however many pages share the fault. */
function byTarget(faults: readonly Reference[]): string[] {
	const pages = Map.groupBy(faults, ({ to }) => withoutVersion(to));
	return [...pages].map(([to, from]) => {
		const sources = [...new Set(from.map((each) => each.from))];
		const more = sources.length > 3 ? ` and ${sources.length - 3} more` : "";
		return `${to} ← ${sources.slice(0, 3).join(", ")}${more}`;
	});
}

describe("a visitor who follows any address of the site", () => {
	const missing = references.filter(
		({ to }) => !(withoutAnchor(to) in description.files) && !isAnsweredByService(withoutAnchor(to)),
	);
	const isFile = ({ to }: Reference) => /\.\w+$/.test(withoutAnchor(to));

	test("finds the page", () => {
		expect(byTarget(missing.filter((each) => !isFile(each)))).toEqual([]);
	});

	test("finds the image, script or document", () => {
		expect(byTarget(missing.filter(isFile))).toEqual([]);
	});

	test("finds the place on the page that the address names", () => {
		const ids = new Map(
			everyPage.map(({ path, document }) => [path, new Set(all(document, "[id]").map((each) => each.id))]),
		);
		const lost = references.filter(({ to }) => {
			const [path = "", anchor] = to.split("#");
			return anchor && ids.has(path) && !ids.get(path)?.has(anchor);
		});
		expect(byTarget(lost)).toEqual([]);
	});

	test("never meets a link without an address", () => {
		const dead = everyPage.flatMap(({ path, document }) =>
			all(document, "a")
				.filter((link) => ["", "#"].includes(attribute(link, "href")))
				.map((link) => `${path}: ${link.textContent}`),
		);
		expect(dead).toEqual([]);
	});

	test("meets no redirect: no address ends in a stroke", () => {
		expect(
			byTarget(references.filter(({ to }) => withoutAnchor(to).length > 1 && /\/$/.test(withoutAnchor(to)))),
		).toEqual([]);
	});
});

describe("outside links", () => {
	test("open in a new tab that cannot reach back", () => {
		const faults = everyPage.flatMap(({ path, document }) =>
			all(document, "a")
				.filter((link) => /^https?:/.test(attribute(link, "href")))
				.filter(
					(link) => attribute(link, "target") !== "_blank" || !/\bnoopener\b/.test(attribute(link, "rel")),
				)
				.map((link) => `${path} → ${attribute(link, "href")}`),
		);
		expect(faults).toEqual([]);
	});

	test("say so to a screen reader", () => {
		const silent = everyPage.flatMap(({ path, document }) =>
			all(document, 'a[target="_blank"]')
				.filter((link) => !link.textContent.replaceAll("\u00a0", " ").endsWith(`(${siteCopy.newTab})`))
				.map((link) => `${path}: ${link.textContent}`),
		);
		expect(silent).toEqual([]);
	});
});

test.each(["/resources/case-studies", "/resources/white-papers", "/resources/webinars"])(
	"who hears the buttons of %s one after the other can tell where each leads",
	(path) => {
		const buttons = all(page(path).document, "main a.button");
		const places = new Set(buttons.map((button) => attribute(button, "href")));
		expect(places.size).toBeGreaterThan(1);
		expect(new Set(buttons.map(textOf)).size).toBe(places.size);
	},
);
