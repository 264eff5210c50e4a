import type { MeasuredResult } from "#content/schemas/case-study.ts";

type Chart = NonNullable<MeasuredResult["chart"]>;

interface BeforeAfterChartProps extends Chart {
	readonly labels: { readonly before: string; readonly after: string };
}

/** Two bars, and the thread from the end of the first to the end of the second, past no bar. Styles: study-results.css. */
export function BeforeAfterChart({ before, after, labels }: BeforeAfterChartProps) {
	const most = Math.max(before.value, after.value);
	const share = (value: number) => `${((value / most) * 97).toFixed(1)}%`;
	const [from, to] = [share(before.value), share(after.value)];
	const level = after.value > before.value ? 33 : 53;
	return (
		<figure className="before-after">
			<p>
				{labels.before} <b>{before.label}</b>
			</p>
			<svg width="100%" height="66" aria-hidden="true">
				<rect y="4" width={from} height="18" rx="3" />
				<rect className="after" y="44" width={to} height="18" rx="3" />
				<line x1={from} x2={from} y1="13" y2={level} />
				<line x1={from} x2={to} y1={level} y2={level} />
				<line x1={to} x2={to} y1={level} y2="53" />
				<circle cx={from} cy="13" r="5" />
				<circle cx={to} cy="53" r="5" />
			</svg>
			<p>
				{labels.after} <b>{after.label}</b>
			</p>
		</figure>
	);
}
