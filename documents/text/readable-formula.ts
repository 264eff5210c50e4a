import type { Calculation } from "#content/schemas/documents/calculation.ts";
import { formatTag, type Locale } from "#domain/locale/locale.ts";

/** A formula for a reader: ids give way to the numbers of their rows, signs to those of print, and thousands are set apart. */
export function readableFormula(formula: string, rows: Calculation["rows"], locale: Locale): string {
	const whole = new Intl.NumberFormat(formatTag(locale));
	const numbers = new Map(rows.map(({ id }, index) => [id, `(${index + 1})`]));
	return formula
		.replace(/[a-z][a-z0-9_]*/gi, (id) => numbers.get(id) ?? id)
		.replace(/(?<![\d.])\d{4,}/g, (digits) => whole.format(Number(digits)))
		.replaceAll("*", "×")
		.replaceAll("-", "−")
		.replaceAll("/", "÷");
}
