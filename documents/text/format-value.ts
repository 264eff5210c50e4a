import type { Calculation, CalculationRow } from "#content/schemas/documents/calculation.ts";
import { shownDecimals } from "#documents/text/shown-decimals.ts";
import { formatTag, type Locale } from "#domain/locale/locale.ts";

/** The unit's symbol in every language, after a space that keeps it with its number, as in the tables of the papers. */
const hour = "\u00A0h";

/** The value of a row of a calculation as a reader sees it. */
export function formatValue(
	row: CalculationRow,
	{ currency, rows }: Pick<Calculation, "currency" | "rows">,
	locale: Locale,
): string {
	const options = optionsFor(row, currency, shownDecimals(row, rows));
	const number = new Intl.NumberFormat(formatTag(locale), options).format(row.value);
	return withMinus(row.format === "hours" ? `${number}${hour}` : number);
}

/** The sign that the tables of the papers have; the formatter writes a hyphen. */
function withMinus(number: string): string {
	return number.replace("-", "−");
}

function optionsFor(
	{ format }: CalculationRow,
	currency: Calculation["currency"],
	decimals: number,
): Intl.NumberFormatOptions {
	switch (format) {
		case "percent":
			return { style: "percent", maximumFractionDigits: 1 };
		case "hours":
			return { maximumFractionDigits: 1 };
		case "money":
			return {
				style: "currency",
				currency,
				// Only New Zealand's dollar is a bare $: another dollar names its country.
				currencyDisplay: currency === "USD" ? "symbol" : "narrowSymbol",
				minimumFractionDigits: decimals,
				maximumFractionDigits: decimals,
			};
		case "number":
			return { maximumFractionDigits: 2 };
	}
}

/** A number of a chart, on its axis or in its table. */
export function formatFigure(value: number, locale: Locale): string {
	return withMinus(new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 }).format(value));
}
