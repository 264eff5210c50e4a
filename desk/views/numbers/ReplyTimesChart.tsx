import numbersCopy from "virtual:desk-copy/numbers";
import { copy, say } from "#desk/app/copy.ts";
import { durationText } from "#desk/views/numbers/duration-text.ts";
import type { ReplyTimes } from "#domain/desk/numbers.ts";
import { replyHours } from "#domain/leads/deadlines.ts";
import { formatDay } from "#domain/locale/day-formats.ts";
import { formatTag } from "#domain/locale/locale.ts";

const words = numbersCopy.replyTimes;
const [width, height, edge] = [560, 140, 12];

/** The promise, in minutes. */
const promised = replyHours * 60;

interface ReplyTimesChartProps {
	readonly office: string;
	readonly weeks: readonly string[];
	readonly times: readonly ReplyTimes[];
}

/** Median and ninetieth percentile by week, against the promise. The same figures are in the table. */
export function ReplyTimesChart({ office, weeks, times }: ReplyTimesChartProps) {
	const share = timeScale(Math.max(0, ...times.map(({ ninetieth }) => ninetieth)));
	const y = (minutes: number) => height - edge - share(minutes) * (height - 2 * edge);
	const step = (width - 2 * edge) / Math.max(1, weeks.length);
	const last = times.at(-1);
	return (
		<svg
			className="times-chart"
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={last === undefined ? office : chartText(office, last)}
		>
			<line className="axis" x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} />
			<line className="promise" x1={edge} x2={width - edge} y1={y(promised)} y2={y(promised)} />
			{times.map(({ week, median, ninetieth }) => {
				const x = edge + (weeks.indexOf(week) + 0.5) * step;
				return (
					<g key={week} className={ninetieth > promised ? "late" : undefined}>
						<line x1={x} x2={x} y1={y(median)} y2={y(ninetieth)} />
						<line x1={x - 5} x2={x + 5} y1={y(ninetieth)} y2={y(ninetieth)} />
						<circle cx={x} cy={y(median)} r="5" />
					</g>
				);
			})}
		</svg>
	);
}

/** Maps minutes to a share of the height; the promise is always in sight. */
function timeScale(longest: number): (minutes: number) => number {
	const top = Math.max(longest, promised * 1.15);
	return (minutes) => minutes / top;
}

function chartText(office: string, { week, median, ninetieth }: ReplyTimes): string {
	const tag = formatTag(copy.locale);
	return say(words.chart, {
		office,
		week: formatDay(week, "short-day", copy.locale),
		median: durationText(median, tag),
		ninetieth: durationText(ninetieth, tag),
	});
}
