import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themes } from "#design/colours.ts";
import { BANNER, composeBanner } from "./banner.ts";
import { banners } from "./banners.ts";
import { isInside } from "./geometry.ts";
import { composeHero } from "./hero.ts";

const readDrawn = (file: string): unknown =>
	JSON.parse(readFileSync(new URL(`../drawn/${file}`, import.meta.url), "utf8"));
const drawn = readdirSync(new URL("../../public/images/contour", import.meta.url));

describe("the home hero's thread", () => {
	const { thread, desktop } = composeHero();

	it("lies over the picture exactly as it was drawn", () => {
		expect(readDrawn("hero-thread.json")).toEqual({
			viewBox: [desktop.width, desktop.height],
			path: thread.path,
			nodes: thread.nodes,
		});
	});

	it("carries eight industries from the bottom to the top, far enough apart to touch", () => {
		const heights = thread.nodes.map((node) => node.y);
		expect(heights).toHaveLength(8);
		for (const [index, height] of heights.slice(1).entries()) {
			expect((heights[index] ?? 0) - height).toBeGreaterThan(24);
		}
	});

	it("is light enough to travel inside the page", () => {
		expect(thread.path.length).toBeLessThan(4096);
	});
});

describe.each(Object.entries(banners))("the banner of %s", (name, plan) => {
	const { points } = composeBanner(plan).thread;

	it("shows a thread that comes in at one edge and leaves at another", () => {
		for (const end of [points[0], points.at(-1)]) expect(end && isInside(end, BANNER)).toBe(false);
	});

	it("keeps the thread off the text on its left", () => {
		expect(Math.min(...points.map((point) => point.x))).toBeGreaterThan(BANNER.width * 0.5);
	});

	it("is drawn", () => {
		for (const theme of themes)
			for (const width of [800, 1440])
				for (const format of ["avif", "webp"])
					expect(drawn).toContain(`banner-${name}-${theme}-${width}.${format}`);
	});
});
