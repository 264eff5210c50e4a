import { formatDay } from "#domain/locale/day-formats.ts";
import { formatTime } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { measureReadiness, type ReadinessMeasure } from "#domain/readiness/measure.ts";
import { knownPoints } from "#domain/readiness/score.ts";
import type { ComparedAssessment } from "#site/islands/report/past-reports.ts";
import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { shownScore } from "#site/report/score-text.ts";

interface ReportComparisonProps {
	readonly before: ComparedAssessment;
	readonly now: ComparedAssessment;
	readonly copy: ReportCopy;
}

/** A figure of one of the reports. */
interface Figure {
	readonly name: string;
	/** As the report shows it. */
	readonly text: string;
	/** In whole points; null where too few answers speak for it, so that it is an estimate. */
	readonly known: number | null;
}

/** The score of a report, and then that of each dimension. */
function figuresOf(
	measure: ReadinessMeasure,
	{ gauge, stages, locale, compare, dimensions }: ReportCopy,
): Figure[] {
	const { figure, value } = shownScore(measure, { gauge, stages, locale });
	const { unanswered } = dimensions.certainty;
	return [
		{ name: compare.score, text: figure ?? unanswered, known: measure.isProvisional ? null : value },
		...measure.dimensions.map((score) => {
			const points = knownPoints(score);
			const { name } = dimensions.items[score.dimension];
			return { name, text: String(points ?? unanswered), known: score.isComplete ? points : null };
		}),
	];
}

/** Rows of figures, before and now. */
function figureRows(before: ComparedAssessment, now: ComparedAssessment, copy: ReportCopy) {
	const [then, today] = [measureReadiness(before.answers), measureReadiness(now.answers)];
	const earlier = figuresOf(then, copy);
	return {
		stages: { before: copy.stages[then.stage].name, now: copy.stages[today.stage].name },
		figures: figuresOf(today, copy).map((figure, index) => ({ before: earlier[index], now: figure })),
	};
}

/** Two results side by side. */
export function ReportComparison({ before, now, copy }: ReportComparisonProps) {
	const { compare, locale } = copy;
	return (
		<ReportSection
			heading={compare.heading}
			lead={formatMessage(compare.lead, datesOf(before, now, copy), locale)}
		>
			<ComparisonTable before={before} now={now} copy={copy} />
		</ReportSection>
	);
}

/** The days of both; of one day, the times too, where this device knows them. */
function datesOf(before: ComparedAssessment, now: ComparedAssessment, { compare, locale }: ReportCopy) {
	const isOneDay = before.takenOn === now.takenOn;
	function dateOf({ takenOn, madeAt }: ComparedAssessment): string {
		const day = formatDay(takenOn, "long-day", locale);
		const moment = new Date(madeAt ?? "");
		if (!isOneDay || Number.isNaN(moment.valueOf())) return day;
		return formatMessage(compare.moment, { day, time: formatTime(moment, locale) }, locale);
	}
	return { before: dateOf(before), now: dateOf(now) };
}

function ComparisonTable({ before, now, copy }: ReportComparisonProps) {
	const { compare } = copy;
	const { stages, figures } = figureRows(before, now, copy);
	const dates = datesOf(before, now, copy);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself on a phone, by keyboard too
		<section className="report-scroll" tabIndex={0} aria-label={compare.heading}>
			<table className="report-comparison">
				<thead>
					<tr>
						<th scope="col">{compare.what}</th>
						<th scope="col">{dates.before}</th>
						<th scope="col">{dates.now}</th>
						<th scope="col">{compare.change}</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{compare.stage}</th>
						<td>{stages.before}</td>
						<td>{stages.now}</td>
						<td>{stages.before === stages.now ? compare.same : ""}</td>
					</tr>
					{figures.map((row) => (
						<tr key={row.now.name}>
							<th scope="row">{row.now.name}</th>
							<td>{row.before?.text}</td>
							<td>{row.now.text}</td>
							<td>{changeBetween(row.before?.known ?? null, row.now.known, compare.same)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Nothing where either is an estimate: their difference would be no progress. */
function changeBetween(before: number | null, now: number | null, same: string): string {
	if (before === null || now === null) return "";
	const change = now - before;
	if (change === 0) return same;
	return change > 0 ? `+${change}` : `−${-change}`;
}
