import type { Calculation, CalculationRow } from "#content/schemas/documents/calculation.ts";

const locale = "en-NZ";

/** A value of a calculation as a reader sees it. */
export function formatValue({ value, format }: CalculationRow, currency: Calculation["currency"]): string {
	if (format === "percent") return percent.format(value);
	if (format === "money") return money(value, currency);
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: format === "hours" ? 1 : 2 });
	return format === "hours" ? `${number.format(value)} h` : number.format(value);
}

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

/** Dollars have their sign; other currencies their code, which no reader takes for a dollar. */
function money(value: number, currency: Calculation["currency"]): string {
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		currencyDisplay: currency === "NZD" ? "narrowSymbol" : "code",
		...(Number.isInteger(value) && { maximumFractionDigits: 0 }),
	}).format(value);
}

/** A number of a chart, on its axis or in its table. */
export function formatNumber(value: number): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}
