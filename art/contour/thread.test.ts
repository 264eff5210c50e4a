import { describe, expect, it } from "vitest";
import { composeApproach } from "#art/contour/approach.ts";
import { composeBanner } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { distance, isInside, type Point } from "#art/contour/geometry.ts";
import { composeHero } from "#art/contour/hero.ts";
import { composeTallHero } from "#art/contour/hero-tall.ts";
import { composeOfficeMap } from "#art/contour/office-map.ts";
import type { Thread } from "#art/contour/thread.ts";

const steps = 64;

/** Places along a path of the commands M, c and s, as a browser reads its text. */
function trace(path: string): Point[] {
	const places: Point[] = [];
	let [x, y] = [0, 0];
	let leaving = [0, 0];
	for (const [, command, text = ""] of path.matchAll(/([Mcs])([^Mcs]+)/g)) {
		const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
		if (command === "M") {
			[x = 0, y = 0] = numbers;
			continue;
		}
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] =
			command === "c" ? numbers : [...leaving, ...numbers];
		for (let step = 0; step <= steps; step++) {
			const share = step / steps;
			const along = (first: number, second: number, end: number) =>
				3 * (1 - share) ** 2 * share * first + 3 * (1 - share) * share ** 2 * second + share ** 3 * end;
			places.push({ x: x + along(x1, x2, x3), y: y + along(y1, y2, y3) });
		}
		[x, y] = [x + x3, y + y3];
		leaving = [x3 - x2, y3 - y2];
	}
	return places;
}

const hero = composeHero();
const tall = composeTallHero();
const drawings: Readonly<Record<string, Pick<Thread, "path" | "nodes"> | undefined>> = {
	"the home hero": hero.thread,
	"the tall home hero": tall.picture.thread && { path: tall.picture.thread.path, nodes: tall.nodes },
	"the way of a project": composeApproach().thread,
	"an office's map": composeOfficeMap("india").thread,
	"a banner": composeBanner(banners["contact"] ?? { form: "bay", seed: 0 }, "tablet").thread,
};

const heroLand = hero.pictures.desktop;
const lands = {
	// The page fades its thread out above the foot of the picture.
	"the home hero": { ...heroLand, thread: hero.thread, frame: { ...heroLand.frame, height: 693 } },
	"the tall home hero": tall.picture,
	"the way of a project": composeApproach(),
	"a banner": composeBanner(banners["contact"] ?? { form: "bay", seed: 0 }),
};

describe.each(Object.entries(lands))("the lit sheet of %s", (_, { levels, thread, frame }) => {
	it("has its edge under the thread from end to end", () => {
		const points = thread?.points ?? [];
		const [start] = points;
		const rings = levels.flatMap((level) => level.rings);
		const ring = rings.find((each) => start && each.includes(start)) ?? [];
		const from = start ? ring.indexOf(start) : -1;
		const to = from + points.length;
		expect(ring.slice(from, to)).toEqual(points);
		for (const neighbour of [ring.at(from - 1), ring.at(to)])
			expect(neighbour && isInside(neighbour, frame)).toBe(false);
	});

	it("leaves every sheet closed", () => {
		for (const ring of levels.flatMap(({ rings }) => rings)) expect(ring.at(-1)).toEqual(ring[0]);
	});
});

describe.each(Object.entries(drawings))("the thread of %s", (_, thread) => {
	it("has each node on its drawn line", () => {
		const places = trace(thread?.path ?? "");
		const gaps = (thread?.nodes ?? []).map((node) =>
			Math.min(...places.map((place) => distance(place, node))),
		);
		expect(gaps).not.toEqual([]);
		for (const gap of gaps) expect(gap).toBeLessThan(1);
	});
});
