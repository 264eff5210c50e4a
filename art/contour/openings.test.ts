import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bannerFrame, formats } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { sharpestTurn } from "#art/contour/corners.ts";
import type { Point } from "#art/contour/geometry.ts";
import { drawnThread } from "#tests/support/drawn-thread.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

/** Where in the design a place of the page is: so far from the page's middle, and from the foot of an opening so high. */
type Place = (fromMiddle: number, fromFoot: number, height: number) => Point;

const { width, height: designHeight } = bannerFrame;

/** As banner-image.css and page-hero.css lay them: at the right of a desk of 1440 px, and in the middle of any wider screen. */
const places: Readonly<Record<"wide" | "broad", Place>> = {
	wide: (fromMiddle, fromFoot, height) => {
		const scale = Math.max(1, height / designHeight);
		return { x: width - (width / 2 - fromMiddle) / scale, y: designHeight - fromFoot / scale };
	},
	broad: (fromMiddle, fromFoot, height) => {
		const scale = Math.max(1, height / formats.broad.frame.height);
		return { x: width / 2 + fromMiddle / scale, y: designHeight - fromFoot / scale };
	},
};

/** Pixels of an opening with a heading of two lines, from a page 1440 px wide on, and of those with fewer or more words. */
const usualHeight = 506;
const heights: Readonly<Record<string, number>> = {
	"ai-solutions": 552,
	"ai-customer-service": 456,
	"ai-consulting": 552,
	"ai-powered-analytics": 456,
	"intelligent-process-automation": 534,
	"ai-implementation-training": 552,
};
const [lowest, highest] = [456, 552];
/** Where the card below a service's opening lies from the middle of the page, and how far it comes up into the opening. */
const card = { left: 32, right: 648, overlap: 36 };
const menuFoot = 80;

const formatNames = ["wide", "broad"] as const;

function threadOf(name: string, format: keyof typeof places): readonly Point[] {
	const plan = banners[name];
	if (!plan) throw new Error(`no banner is called ${name}`);
	return drawnThread(plan, format).thread.points;
}

/** Where a line passes a height, from the one side or the other. */
function crossings(points: readonly Point[], y: number): number[] {
	return points.flatMap((to, index) => {
		const from = points[index - 1];
		if (!from || from.y < y === to.y < y) return [];
		return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
	});
}

const services = readdirSync(path.resolve(import.meta.dirname, "../../content/services")).map((file) =>
	path.basename(file, ".yaml"),
);

describe.each(services)("the thread of the opening of %s", (name) => {
	it.each(formatNames)("goes into the picture below it, and comes out nowhere (%s)", (format) => {
		const points = threadOf(name, format);
		const height = heights[name] ?? usualHeight;
		const { x: left, y } = places[format](card.left, card.overlap, height);
		const { x: right } = places[format](card.right, card.overlap, height);
		const passed = crossings(points, y);
		expect(passed.length).toBeGreaterThan(0);
		for (const x of passed) {
			expect(x).toBeGreaterThan(left);
			expect(x).toBeLessThan(right);
		}
	});
});

const openings = Object.entries(banners).flatMap(([name, plan]) =>
	plan.isClosing || plan.isLoop ? [] : [name],
);
const inShort = new Set([...services, "how-we-work", "method"]);

// To compose a banner takes as long as many tests.
describe.each(openings.filter((name) => isLongRun || inShort.has(name)))("the thread of %s", (name) => {
	it.each(formatNames)("is not seen to leave the menu twice (%s)", (format) => {
		const points = threadOf(name, format);
		for (const height of [lowest, highest]) {
			const { y } = places[format](0, height - menuFoot, height);
			expect(crossings(points, y).length).toBeLessThanOrEqual(1);
		}
	});

	it.each(formatNames)("turns no sharp corner (%s)", (format) => {
		const { frame } = formats[format];
		const shown = { ...frame, y: 0, height: designHeight };
		expect(sharpestTurn(threadOf(name, format), shown, 40)).toBeLessThan(100);
	});
});
