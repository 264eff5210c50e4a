import { Parser } from "expr-eval-fork";
import type { Calculation, CalculationRow } from "#content/schemas/documents/calculation.ts";
import { shownDecimals } from "#documents/text/shown-decimals.ts";

const parser = new Parser();

/** What doesn't add up in a calculation: formulas that can't be read, or give another value than the row shows. */
export function calculationFaults({ rows }: Calculation): string[] {
	const faults: string[] = [];
	const values: Record<string, number> = {};
	for (const row of rows) {
		if (Object.hasOwn(values, row.id)) faults.push(`two rows are called "${row.id}"`);
		const fault = row.formula === undefined ? null : formulaFault(row, row.formula, values, rows);
		if (fault) faults.push(fault);
		values[row.id] = row.value;
	}
	return faults;
}

function formulaFault(
	row: CalculationRow,
	formula: string,
	values: Readonly<Record<string, number>>,
	rows: readonly CalculationRow[],
) {
	let result: unknown;
	try {
		result = parser.evaluate(formula, { ...values });
	} catch (error) {
		return `"${row.id}": ${formula} can't be read (${error instanceof Error ? error.message : error})`;
	}
	// A result may differ from the value by half of the last decimal shown.
	const tolerance = 0.5 * 10 ** -shownDecimals(row, rows) + 1e-9;
	if (typeof result === "number" && Math.abs(result - row.value) <= tolerance) return null;
	return `"${row.id}": ${formula} gives ${result}, and the row says ${row.value}`;
}
