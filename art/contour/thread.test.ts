import { describe, expect, it } from "vitest";
import { composeApproach } from "./approach.ts";
import { composeBanner } from "./banner.ts";
import { banners } from "./banners.ts";
import { distance, type Point } from "./geometry.ts";
import { composeHero } from "./hero.ts";
import { composeTallHero } from "./hero-tall.ts";
import { composeOfficeMap } from "./office-map.ts";
import type { Thread } from "./thread.ts";

const STEPS = 64;

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
		for (let step = 0; step <= STEPS; step++) {
			const share = step / STEPS;
			const along = (first: number, second: number, end: number) =>
				3 * (1 - share) ** 2 * share * first + 3 * (1 - share) * share ** 2 * second + share ** 3 * end;
			places.push({ x: x + along(x1, x2, x3), y: y + along(y1, y2, y3) });
		}
		[x, y] = [x + x3, y + y3];
		leaving = [x3 - x2, y3 - y2];
	}
	return places;
}

const tall = composeTallHero();
const drawings: Readonly<Record<string, Pick<Thread, "path" | "nodes"> | undefined>> = {
	"the home hero": composeHero().thread,
	"the tall home hero": tall.picture.thread && { path: tall.picture.thread.path, nodes: tall.nodes },
	"the way of a project": composeApproach().thread,
	"an office's map": composeOfficeMap("india").thread,
	"a banner": composeBanner(banners["contact"] ?? { form: "bay", seed: 0 }, "tablet").thread,
};

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
