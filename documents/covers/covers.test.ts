import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isInside } from "#art/contour/geometry.ts";
import { themes } from "#design/colours.ts";
import { composeCover } from "#documents/covers/cover-landscape.ts";
import { pageCover, slideCover } from "#documents/covers/cover-plans.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";

const namesIn = (folder: string) =>
	readdirSync(new URL(`../../content/${folder}`, import.meta.url), { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => name.replace(/\.yaml$/, ""));

const covers = [
	...namesIn("white-papers").map((name) => [name, pageCover(name)] as const),
	...namesIn("webinars").map((name) => [name, slideCover(name)] as const),
];

describe.each(covers)("the land of %s", (_, { plan, width, height }) => {
	const land = composeCover(plan, width, height);

	it("has a thread that comes in and leaves", () => {
		const { points } = land.thread;
		for (const end of [points[0], points.at(-1)]) expect(end && isInside(end, land.frame)).toBe(false);
	});

	it.each(themes)("is made of shapes in the %s theme, so that it prints sharp", (theme) => {
		expect(drawCover(land, theme)).not.toMatch(/<(?:filter|image|mask)/);
	});
});
