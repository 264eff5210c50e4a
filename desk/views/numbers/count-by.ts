import { day } from "#domain/durations.ts";
import { weekOf } from "#domain/week.ts";

export interface Counted<Name> {
	readonly name: Name;
	readonly count: number;
}

/** Adds the counts of rows that have a name in common; the largest sum first. */
export function countBy<Row extends { readonly count: number }, Name>(
	rows: readonly Row[],
	nameOf: (row: Row) => Name,
): Counted<Name>[] {
	return [...Map.groupBy(rows, nameOf)]
		.map(([name, group]) => ({ name, count: total(group) }))
		.sort((one, other) => other.count - one.count);
}

export function total(rows: readonly { readonly count: number }[]): number {
	return rows.reduce((sum, { count }) => sum + count, 0);
}

/** Each week up to the current one by its Monday in UTC, those without a row too. */
export function everyWeek(weeks: number, now: Date): string[] {
	return Array.from({ length: weeks }, (_, index) =>
		weekOf(new Date(now.getTime() - (weeks - 1 - index) * 7 * day)),
	);
}
