import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import { everyPage, pages } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { builtFile, distFolder } from "#tests/support/site-description.ts";

describe("the pictures of every page", () => {
	test.each(everyPage)("$path keeps their places free, so that nothing jumps", ({ document }) => {
		const unsized = all(document, "img").filter(
			(image) => !["width", "height"].every((name) => /^[1-9]\d*$/.test(attribute(image, name))),
		);
		expect(unsized.map((image) => attribute(image, "src"))).toEqual([]);
	});

	test.each(everyPage)("$path describes them, or leaves mere decoration silent", ({ document }) => {
		const images = all(document, "img");
		expect(
			images.filter((image) => !image.hasAttribute("alt")).map((image) => attribute(image, "src")),
		).toEqual([]);
		const scenes = images.filter((image) => attribute(image, "src").startsWith("/images/scenes/"));
		for (const scene of scenes.filter((image) => !image.closest(".image-card")))
			expect(attribute(scene, "alt").length, attribute(scene, "src")).toBeGreaterThan(20);
		for (const alt of images.map((image) => attribute(image, "alt")))
			expect(alt).not.toMatch(/^(?:image|picture|photo) of/i);
	});

	test.each(everyPage)("$path offers them in a modern format first, in both themes", ({ document }) => {
		const isDark = (media: string) => media.includes("prefers-color-scheme: dark");
		const faulty = all(document, "picture").filter((picture) => {
			const sources = all(picture, "source");
			const themes = new Set(sources.map((source) => isDark(attribute(source, "media"))));
			return !sources[0]?.matches('[type="image/avif"]') || themes.size < 2;
		});
		expect(faulty.map((picture) => picture.annotatedName)).toEqual([]);
	});

	test.each(everyPage)("$path fetches at once only what stands in the first view", ({ document }) => {
		const eager = all(document, "main img").filter((image) => attribute(image, "loading") !== "lazy");
		expect(eager.length).toBeLessThanOrEqual(1);
	});
});

describe("the land behind a page's words", () => {
	const landsIn = (document: HtmlElement, selector: string) =>
		all(document, selector).flatMap((image) => {
			const [, land] = /\/banner-([a-z-]+)-light-1440/.exec(attribute(image, "src")) ?? [];
			return land ? [land] : [];
		});

	test.each(everyPage)("is not shown twice on $path", ({ document }) => {
		const lands = landsIn(document, "main img");
		expect(lands.filter((land, index) => lands.indexOf(land) !== index)).toEqual([]);
	});

	test("opens one page of the site only, with its categories", () => {
		const owners = new Map<string, Set<string>>();
		for (const { path, document } of pages)
			for (const land of landsIn(document, ".page-hero img")) {
				const owner = path.split("/").slice(0, 3).join("/");
				owners.set(land, (owners.get(land) ?? new Set()).add(owner));
			}
		expect(owners.size).toBeGreaterThan(20);
		expect([...owners].filter(([, { size }]) => size > 1)).toEqual([]);
	});

	test("opens no page of the site when another one shows it further down", () => {
		const opening = new Set(pages.flatMap(({ document }) => landsIn(document, ".page-hero img")));
		const below = new Set(pages.flatMap(({ document }) => landsIn(document, ".banner img")));
		expect(below.size).toBeGreaterThan(5);
		expect([...below].filter((land) => opening.has(land))).toEqual([]);
	});
});

describe("the icons that a page fetches as one file", () => {
	// The parser passes over what is in an `svg`.
	const fetching = everyPage.flatMap(({ path, html }) => {
		const icons = [...html.matchAll(/<use href="([^"]+)"/g)].map(([, href = ""]) => href);
		return icons.length > 0 ? [{ path, icons }] : [];
	});

	test.each(fetching)("are all in it on $path", ({ icons }) => {
		const missing = icons.filter((href) => {
			const [address = "", id] = href.split("#");
			return !readFileSync(join(distFolder, builtFile(address).file), "utf8").includes(`id="${id}"`);
		});
		expect(missing).toEqual([]);
	});

	test("are those of the pages that show most", () => {
		expect(fetching.map(({ path }) => path)).toContain("/products");
	});
});
