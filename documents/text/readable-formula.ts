import type { Calculation } from "#content/schemas/documents/calculation.ts";

/** A formula for a reader: ids give way to the numbers of their rows, signs to those of print. */
export function readableFormula(formula: string, rows: Calculation["rows"]): string {
	const numbers = new Map(rows.map(({ id }, index) => [id, `(${index + 1})`]));
	return formula
		.replace(/[a-z][a-z0-9_]*/gi, (id) => numbers.get(id) ?? id)
		.replaceAll("*", "×")
		.replaceAll("-", "−")
		.replaceAll("/", "÷");
}
