import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Vignette, VignetteSheet } from "#content/schemas/vignette.ts";
import { hasMark, type VignetteItem } from "#content/schemas/vignette-item.ts";
import {
	heightOfSheet,
	placeItems,
	sideThreads,
	stackedThreads,
	type Thread,
} from "#site/sections/vignette/geometry.ts";
import { unitsOf } from "#site/sections/vignette/item-lines.ts";
import { type Layout, miniature, narrow, wide } from "#site/sections/vignette/layouts.ts";

const folder = resolve(import.meta.dirname, "../../../content/vignettes");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
	file.endsWith(".yaml"),
);
const vignettes = files.map((file): [string, Vignette] => [
	file,
	parse(readFileSync(join(folder, file), "utf8")),
]);

const isRead = (item: VignetteItem) => "from" in item && item.from !== undefined;

/** The top and foot of some lines of a sheet that begins at `top`. */
function linesOf(
	{ items }: VignetteSheet,
	wanted: (item: VignetteItem) => boolean,
	top: number,
	layout: Layout,
) {
	const at = (units: number) => top + layout.head + units * layout.unit;
	return placeItems(items)
		.filter(({ item }) => wanted(item))
		.map(({ item, above }) => ({ top: at(above), foot: at(above + unitsOf(item)) }));
}

function expectEndsOn(threads: readonly Thread[], lines: readonly { top: number; foot: number }[]) {
	expect(threads).toHaveLength(lines.length);
	for (const [index, { top, foot }] of lines.entries()) {
		expect(threads[index]?.end.y).toBeGreaterThan(top);
		expect(threads[index]?.end.y).toBeLessThan(foot);
	}
}

const startOf = (path: string) => Number(/^M\S+ ([\d.]+)/.exec(path)?.[1]);

describe.each(vignettes)("%s", (_, vignette) => {
	test.each(Object.entries({ wide, miniature }))(
		"draws each thread onto a line that was read, %s",
		(_name, layout) => {
			const lines = linesOf(vignette.result, isRead, layout.top + layout.offset, layout);
			expectEndsOn(sideThreads(vignette, layout), lines);
		},
	);

	test("draws each thread onto a line that was read, on a phone", () => {
		const top = narrow.top + heightOfSheet(vignette.input, narrow) - narrow.overlap;
		expectEndsOn(stackedThreads(vignette, narrow), linesOf(vignette.result, isRead, top, narrow));
	});

	test("draws all threads down one line, so that none crosses another, on a phone", () => {
		const columns = stackedThreads(vignette, narrow).map(
			({ path }) => /Q\S+ \S+ (\S+) \S+?V/.exec(path)?.[1],
		);
		expect(new Set(columns)).toEqual(new Set([String(narrow.gutter)]));
	});

	test("lets each thread leave from a marked line", () => {
		const lines = linesOf(vignette.input, hasMark, wide.top, wide);
		for (const { path } of sideThreads(vignette, wide)) {
			const y = startOf(path);
			expect(lines.some(({ top, foot }) => y > top && y <= foot)).toBe(true);
		}
	});
});

describe("the picture on a card shows the whole of what a person decides", () => {
	const footOfDecision = ({ result }: Vignette) =>
		linesOf(result, ({ kind }) => kind === "decision", miniature.top + miniature.offset, miniature)[0]?.foot;

	test.each(vignettes.filter(([file]) => file.startsWith("products")))("%s", (_, vignette) => {
		expect(footOfDecision(vignette)).toBeLessThanOrEqual(miniature.height);
	});
});

test("a line more in the input moves the result down by one unit on a phone", () => {
	const [, vignette] = vignettes[0] ?? [];
	if (!vignette) throw new Error("There is no vignette");
	const line: VignetteItem = { kind: "row", text: "One more" };
	const longer = { ...vignette, input: { ...vignette.input, items: [...vignette.input.items, line] } };
	const [before, after] = [vignette, longer].map(
		(each) => stackedThreads(each, narrow)[0]?.end.y ?? Number.NaN,
	);
	expect((after ?? Number.NaN) - (before ?? Number.NaN)).toBeCloseTo(narrow.unit);
});
