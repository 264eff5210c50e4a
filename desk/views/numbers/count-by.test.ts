import { expect, test } from "vitest";
import { countBy, everyWeek } from "#desk/views/numbers/count-by.ts";

test("counts with a name in common are added up, the largest first", () => {
	const rows = [
		{ page: "/", count: 2 },
		{ page: null, count: 5 },
		{ page: "/", count: 4 },
	];
	expect(countBy(rows, ({ page }) => page)).toEqual([
		{ name: "/", count: 6 },
		{ name: null, count: 5 },
	]);
});

test("a week in which nothing came has its place too", () => {
	expect(everyWeek(3, new Date("2026-02-01T23:59:00Z"))).toEqual(["2026-01-12", "2026-01-19", "2026-01-26"]);
	expect(everyWeek(1, new Date("2026-02-02T00:00:00Z"))).toEqual(["2026-02-02"]);
});
