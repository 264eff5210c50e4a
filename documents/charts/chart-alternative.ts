import type { Chart } from "#content/schemas/documents/chart.ts";
import { formatNumber } from "#documents/text/format-value.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** A chart in words: what it shows, then its numbers. */
export function chartAlternative({ title, description, unit, x, series }: Chart, locale: Locale): string {
	const numbers = series.map(({ name, values }) => {
		const pairs = values.map((value, index) => `${x[index]} ${formatNumber(value, locale)}`);
		return `${name} (${unit}): ${pairs.join(", ")}.`;
	});
	return [`${title}.`, description, ...numbers].join(" ");
}
