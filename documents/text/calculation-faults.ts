import { Parser } from "expr-eval-fork";
import type { Calculation, CalculationRow } from "#content/schemas/documents/calculation.ts";

const parser = new Parser();

/** Decimals that a reader sees of a value: a result may differ from it by half of the last one. */
const decimalsOf: Readonly<Record<CalculationRow["format"], number>> = {
	number: 2,
	percent: 3,
	money: 2,
	hours: 1,
};

/** What doesn't add up in a calculation: formulas that can't be read, or give another value than the row shows. */
export function calculationFaults({ rows }: Calculation): string[] {
	const faults: string[] = [];
	const values: Record<string, number> = {};
	for (const row of rows) {
		if (Object.hasOwn(values, row.id)) faults.push(`two rows are called "${row.id}"`);
		const fault = row.formula === undefined ? null : formulaFault(row, row.formula, values);
		if (fault) faults.push(fault);
		values[row.id] = row.value;
	}
	return faults;
}

function formulaFault(row: CalculationRow, formula: string, values: Readonly<Record<string, number>>) {
	let result: unknown;
	try {
		result = parser.evaluate(formula, { ...values });
	} catch (error) {
		return `"${row.id}": ${formula} can't be read (${error instanceof Error ? error.message : error})`;
	}
	const tolerance = 0.5 * 10 ** -shownDecimals(row) + 1e-9;
	if (typeof result === "number" && Math.abs(result - row.value) <= tolerance) return null;
	return `"${row.id}": ${formula} gives ${result}, and the row says ${row.value}`;
}

/** Whole values of money are shown without cents, so their results are rounded to whole ones too. */
function shownDecimals({ format, value }: CalculationRow): number {
	return Number.isInteger(value) && format !== "percent" ? 0 : decimalsOf[format];
}
