import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bannerFrame, composeBanner, type FormatName, formats } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { farThreads, formatParts, outputs } from "#art/contour/draw-banners.ts";
import { distance, grow, isInside, placeAt } from "#art/contour/geometry.ts";
import { composeHero } from "#art/contour/hero.ts";
import { composeTallHero } from "#art/contour/hero-tall.ts";
import { composeOfficeMap, type MapFormat, mapFormats, officeMaps } from "#art/contour/office-map.ts";
import { sharesAlong } from "#art/contour/thread.ts";
import { themes } from "#design/colours.ts";
import { drawnThread } from "#tests/support/drawn-thread.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

const readDrawn = (file: string): unknown =>
	JSON.parse(readFileSync(new URL(`../drawn/${file}`, import.meta.url), "utf8"));
const drawn = readdirSync(new URL("../../public/images/contour", import.meta.url));

describe("the home hero's thread", () => {
	const { thread, desktop } = composeHero();
	const tall = composeTallHero();

	it("lies over the picture exactly as it was drawn", () => {
		expect(readDrawn("hero-thread.json")).toEqual({
			viewBox: [desktop.width, desktop.height],
			path: thread.path,
			nodes: thread.nodes,
			shares: sharesAlong(thread),
			tall: { viewBox: [tall.picture.frame.width, tall.picture.frame.height], nodes: tall.nodes },
		});
	});

	it("passes each row of a phone's list where a finger finds it", () => {
		const heights = tall.nodes.map(({ y }) => y);
		expect(heights).toHaveLength(8);
		for (const [index, height] of heights.slice(1).entries())
			expect(height - (heights[index] ?? 0)).toBeGreaterThanOrEqual(48);
		for (const { x } of tall.nodes) expect(x).toBeGreaterThan(tall.picture.frame.width / 2);
	});

	it("carries eight industries from the bottom to the top, far enough apart to touch", () => {
		const heights = thread.nodes.map((node) => node.y);
		expect(heights).toHaveLength(8);
		for (const [index, height] of heights.slice(1).entries()) {
			expect((heights[index] ?? 0) - height).toBeGreaterThan(24);
		}
	});

	it("reaches its nodes one after the other, from the last to the first", () => {
		const shares = sharesAlong(thread);
		expect(shares).toEqual(shares.toSorted((a, b) => b - a));
		for (const share of shares) expect(share).toBeGreaterThan(0);
	});

	it("is light enough to travel inside the page", () => {
		expect(thread.path.length).toBeLessThan(4096);
	});
});

describe("a narrow desk", () => {
	it("shows the right side of each land whose thread is there", () => {
		expect(readDrawn("far-threads.json")).toEqual(farThreads());
	});
});

const routes = Object.entries(banners).filter(([, plan]) => !plan.isLoop);

/** Of the broad format: where page-hero.css has all but faded it out in the highest first view, and what is below. */
const fadedOut = { y: -16, height: 416 };
const narrowFormats = Object.entries(formats).filter(([format]) => format !== "wide");
// To compose a banner takes as long as many tests.
const narrowRoutes = isLongRun ? routes : routes.filter((_, index) => index % 4 === 0);

describe.each(narrowRoutes)("the banner of %s", (_, plan) => {
	it.each(narrowFormats)("shows on a %s screen a thread that comes in and leaves", (format, { frame }) => {
		const { points } = drawnThread(plan, format as FormatName).thread;
		const part = format === "broad" && !plan.isClosing ? { ...frame, ...fadedOut } : frame;
		for (const end of [points[0], points.at(-1)]) expect(end && isInside(end, part)).toBe(false);
	});
});

/** A node's radius with its line, before a format's weight. */
const nodeRadius = 7.3;
/** The least that is shown of each format: the widest screens crop from above, and the narrowest from above and below. */
const shown = {
	broad: { x: 0, y: 0, width: 1440, height: 400 },
	wide: { x: 0, y: 88, width: 1440, height: 224 },
	tablet: { x: 415, y: 95, width: 1000, height: 210 },
	phone: { x: 740, y: 22, width: 700, height: 356 },
};

describe.each(narrowRoutes)("the nodes of the banner of %s", (_, plan) => {
	it.each(Object.entries(shown))("are whole and apart on every %s screen", (format, frame) => {
		const { thread, weight } = drawnThread(plan, format as FormatName);
		const part = grow(frame, -nodeRadius * weight);
		expect(thread.nodes).toHaveLength(3);
		for (const [index, node] of thread.nodes.entries()) {
			expect(isInside(node, part)).toBe(true);
			for (const other of thread.nodes.slice(index + 1)) expect(distance(node, other)).toBeGreaterThan(60);
		}
	});
});

const carriedOn = Object.entries(banners).filter(([, plan]) => plan.beyond);

describe.each(carriedOn)("the land of %s", (_, plan) => {
	it("runs on to the edge of the widest screens: no coast lies just inside it", () => {
		const { levels, frame } = composeBanner(plan, "broad");
		const strip = grow({ ...frame, x: frame.x + frame.width - 160, width: 160 }, -2);
		const coast = levels[0]?.rings.flat() ?? [];
		expect(coast.length).toBeGreaterThan(0);
		expect(coast.filter((point) => isInside(point, strip))).toEqual([]);
	});
});

const maps = officeMaps.flatMap((name) =>
	Object.keys(mapFormats).map((format) => [name, format as MapFormat] as const),
);

describe.each(maps)("the map of %s on a %s page", (name, format) => {
	it("ends within its frame, so that no edge cuts the sea", () => {
		const { levels, frame } = composeOfficeMap(name, format);
		const points = levels.flatMap(({ rings }) => rings.flat());
		expect(points.length).toBeGreaterThan(0);
		expect(points.filter((point) => !isInside(point, frame))).toEqual([]);
	});

	it("has its strongest edge at the coast: one or two depths around it, and three sheets that end there", () => {
		const { levels } = composeOfficeMap(name, format);
		const widths = levels.map(({ rings }) => {
			const xs = rings.flat().map(({ x }) => x);
			return Math.max(...xs) - Math.min(...xs);
		});
		const coast = widths.findIndex((width, index) => width - (widths[index + 2] ?? 0) < 6);
		expect([1, 2]).toContain(coast);
	});
});

describe.each(officeMaps)("the thread of the map of %s on a phone", (name) => {
	it("comes in at the top and leaves at the bottom, where the next map's begins", () => {
		const { thread, frame } = composeOfficeMap(name, "phone");
		const xs = [0, frame.height].map((y) => Math.round(placeAt(thread?.points ?? [], "y", y).x));
		expect(xs).toEqual([mapFormats.phone.crossing, mapFormats.phone.crossing]);
	});
});

describe("the banner of an unknown address", () => {
	it.each(Object.keys(formats))("goes round in a loop on a %s screen", (format) => {
		const { points } = drawnThread(
			banners["not-found"] ?? { form: "island", seed: 0 },
			format as FormatName,
		).thread;
		expect(points[0]).toEqual(points.at(-1));
	});

	it.each(["tablet", "phone"] as const)("keeps its loop clear of the edges on a %s", (format) => {
		const { points } = drawnThread(banners["not-found"] ?? { form: "island", seed: 0 }, format).thread;
		const within = grow(formats[format].frame, -36);
		for (const point of points) expect(isInside(point, within)).toBe(true);
	});
});

/** A browser without AVIF has the light theme's WebP. */
function filesOf(name: string): string[] {
	return Object.entries(formatParts).flatMap(([format, part]) =>
		outputs[format as keyof typeof outputs].flatMap(({ width, budget }) => [
			...themes.map((theme) => `banner-${name}${part}-${theme}-${width}.avif`),
			...(budget.webp ? [`banner-${name}${part}-light-${width}.webp`] : []),
		]),
	);
}

describe.each(routes)("the banner of %s", (name, plan) => {
	it("shows on a wide screen a thread that comes in and leaves, and keeps off the text on its left", () => {
		const { points } = drawnThread(plan).thread;
		for (const end of [points[0], points.at(-1)]) expect(end && isInside(end, bannerFrame)).toBe(false);
		expect(Math.min(...points.map((point) => point.x))).toBeGreaterThan(bannerFrame.width * 0.5);
	});

	it("is one line below the menu", () => {
		const { points } = drawnThread(plan).thread;
		const part = { ...bannerFrame, y: 92, height: 308 };
		const ins = points.filter((point, index) => {
			const before = points[index - 1];
			return isInside(point, part) && !(before && isInside(before, part));
		});
		expect(ins).toHaveLength(1);
	});

	it("is drawn", () => {
		expect(filesOf(name).filter((file) => !drawn.includes(file))).toEqual([]);
	});
});
