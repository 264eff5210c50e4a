import { describe, expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";

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
