import type { Vignette, VignetteSheet } from "#content/schemas/vignette.ts";
import { hasMark, type VignetteItem } from "#content/schemas/vignette-item.ts";
import { arriveAt, leaveAt, unitsOf } from "#site/sections/vignette/item-lines.ts";
import type { Layout, SideLayout, StackedLayout } from "#site/sections/vignette/layouts.ts";

export interface Thread {
	readonly path: string;
	readonly end: { readonly x: number; readonly y: number };
	/** A curve has its own point, where the thread goes on to. */
	readonly ring: boolean;
}

interface Run {
	readonly from: number;
	readonly to: number;
	readonly ring: boolean;
}

/** The items of a sheet, with the units that lie above each. */
export function placeItems(items: readonly VignetteItem[]) {
	let below = 0;
	return items.map((item) => {
		const above = below;
		below += unitsOf(item);
		return { item, above };
	});
}

const sum = (items: readonly VignetteItem[]) => items.reduce((units, item) => units + unitsOf(item), 0);

/** From and to where each thread runs, each from the top of its own sheet. */
function runs({ input, result }: Vignette, { head, unit }: Layout): Run[] {
	const leaving = placeItems(input.items)
		.filter(({ item }) => hasMark(item))
		.map(({ item, above }) => head + (above + leaveAt(item)) * unit);
	return placeItems(result.items).flatMap(({ item, above }) => {
		const from = "from" in item && item.from !== undefined ? leaving[item.from - 1] : undefined;
		if (from === undefined) return [];
		return [{ from, to: head + (above + arriveAt(item)) * unit, ring: item.kind !== "forecast" }];
	});
}

/** The threads across the gap between two sheets next to each other. */
export function sideThreads(vignette: Vignette, layout: SideLayout): Thread[] {
	const { top, offset, inputRight, resultLeft: right } = layout;
	const left = inputRight - 1;
	const gap = right - left;
	const bend = Math.round(gap * 0.6);
	return runs(vignette, layout).map(({ from, to, ring }) => {
		const [start, end] = [Math.round(top + from), Math.round(top + offset + to)];
		const fall = end - start;
		return {
			path: `M${left} ${start}c${bend} 0 ${gap - bend} ${fall} ${gap} ${fall}`.replaceAll(" -", "-"),
			end: { x: right, y: end },
			ring,
		};
	});
}

/** The threads down the gutter of two sheets one over the other, as one line with branches; x counts from the input's right edge. */
export function stackedThreads(vignette: Vignette, layout: StackedLayout): Thread[] {
	const { top, overlap, step, gutter: out } = layout;
	const below = top + heightOfSheet(vignette.input, layout) - overlap;
	return runs(vignette, layout).map(({ from, to, ring }) => {
		const [start, end] = [Math.round(top + from), Math.round(below + to)];
		return {
			path: `M-1 ${start}Q${out} ${start} ${out} ${start + 24}V${end - 16}Q${out} ${end} ${step} ${end}`,
			end: { x: step, y: end },
			ring,
		};
	});
}

/** What a vignette says in its fewest lines: what was marked, what was read from it, and the decision. */
export function essenceOf({ input, result, ...rest }: Vignette): Vignette {
	const isRead = (item: VignetteItem) => "from" in item && item.from !== undefined;
	return {
		...rest,
		input: { ...input, items: input.items.filter(hasMark) },
		result: { ...result, items: result.items.filter((item) => isRead(item) || item.kind === "decision") },
	};
}

/** The height of a sheet in the stacked layout. */
export function heightOfSheet({ items }: VignetteSheet, { head, unit, rest }: StackedLayout): number {
	return head + sum(items) * unit + rest;
}
