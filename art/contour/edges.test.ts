import { describe, expect, it } from "vitest";
import { cornerReach, type FormatName, formats, sharpestCorner } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { sharpestTurn } from "#art/contour/corners.ts";
import { passesCleanly } from "#art/contour/edges.ts";
import type { Frame, Point } from "#art/contour/geometry.ts";
import { drawnThread } from "#tests/support/drawn-thread.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

const frame: Frame = { x: 0, y: 0, width: 700, height: 350 };
const line = (...places: readonly (readonly [x: number, y: number])[]): Point[] =>
	places.map(([x, y]) => ({ x, y }));

const lines: readonly (readonly [says: string, isClean: boolean, points: Point[]])[] = [
	["crosses from top to bottom", true, line([200, -20], [220, 180], [260, 370])],
	["goes round a hill and leaves far from where it came in", true, line([100, 370], [300, 60], [500, 370])],
	["goes round within the frame", true, line([200, 200], [300, 100], [400, 200], [200, 200])],
	["runs along the foot", false, line([200, -20], [220, 340], [500, 348], [720, 300])],
	["comes back as a sliver at the foot", false, line([200, -20], [220, 370], [300, 343], [720, 347])],
	["has a loop that closes just below the foot", false, line([300, -20], [200, 360], [230, 360], [400, -20])],
	["comes back further on", false, line([100, -20], [200, 380], [400, 380], [500, 100], [720, 100])],
];

describe("a line that", () => {
	it.each(lines)("%s passes cleanly: %s", (_, isClean, points) => {
		expect(passesCleanly(points, frame, 1)).toBe(isClean);
	});
});

const drawn = Object.entries(banners).filter(([, plan]) => !plan.isLoop);
const strips: readonly FormatName[] = ["phone", "tablet"];
const strippedOrClosing = drawn.flatMap(([name, plan]) =>
	(plan.isClosing ? [...strips, "wide" as const, "broad" as const] : strips).map(
		(format) => [name, format, plan] as const,
	),
);

// To compose a banner takes as long as many tests.
describe.each(
	strippedOrClosing.filter(([name], index) => isLongRun || name === "case-studies" || index % 5 === 0),
)("the thread of %s on a %s screen", (_, format, plan) => {
	it("is one line in every part that is shown: no edge shaves it or cuts its loop off", () => {
		const { thread, weight } = drawnThread(plan, format);
		const { shown = [] }: { readonly frame: Frame; readonly shown?: readonly Frame[] } = formats[format];
		const faulty = shown.filter((part) => !passesCleanly(thread.points, part, weight));
		expect(faulty).toEqual([]);
	});
});

/** One of them on a desk, and the two lands in which each level that crosses a strip turns a corner before it is smoothed. */
const knownCorners = ["closing-rise", "solutions", "industries"];

describe.each(
	strippedOrClosing.filter(([name], index) => isLongRun || knownCorners.includes(name) || index % 5 === 0),
)("the thread of %s on a %s screen", (_, format, plan) => {
	it("bends, and turns no corner, in every part that is shown", () => {
		const { thread, weight } = drawnThread(plan, format);
		const { shown = [] }: { readonly frame: Frame; readonly shown?: readonly Frame[] } = formats[format];
		const turns = shown.map((part) => sharpestTurn(thread.points, part, cornerReach * weight));
		expect(Math.max(...turns)).toBeLessThan(sharpestCorner);
	});
});
