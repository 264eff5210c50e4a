import type { CalculationRow } from "#content/schemas/documents/calculation.ts";

/** Decimals that a reader sees of a value at most. */
const decimalsOf: Readonly<Record<CalculationRow["format"], number>> = {
	number: 2,
	percent: 3,
	money: 2,
	hours: 1,
};

/** Decimals that a reader sees of a row's value. All money of a calculation has cents, or none has. */
export function shownDecimals({ format, value }: CalculationRow, rows: readonly CalculationRow[]): number {
	if (format === "percent") return decimalsOf.percent;
	if (format === "money")
		return rows.some((row) => row.format === "money" && !Number.isInteger(row.value)) ? decimalsOf.money : 0;
	return Number.isInteger(value) ? 0 : decimalsOf[format];
}
