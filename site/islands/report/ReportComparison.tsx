import { formatDay, formatTime } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { knownPoints } from "#domain/readiness/score.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ComparedAssessment } from "#site/islands/report/past-reports.ts";
import { ReportSection } from "#site/report/ReportSection.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReportComparisonProps {
	readonly before: ComparedAssessment;
	readonly now: ComparedAssessment;
	readonly copy: ReportCopy;
}

/** A figure as its report shows it, in whole points; null where no answer speaks for it. */
type Points = number | null;

/** Rows of figures, before and now; both rounded as everywhere else. */
function figureRows(before: ComparedAssessment, now: ComparedAssessment, copy: ReportCopy) {
	const [then, today] = [measureReadiness(before.answers), measureReadiness(now.answers)];
	const earlier = then.dimensions.map(knownPoints);
	const dimensions = today.dimensions.map((score, index) => ({
		name: copy.dimensions.items[score.dimension].name,
		before: earlier[index] ?? null,
		now: knownPoints(score),
	}));
	const whole = { before: shownPoints(then.overall.score), now: shownPoints(today.overall.score) };
	return {
		stages: { before: copy.stages[then.stage].name, now: copy.stages[today.stage].name },
		figures: [{ name: copy.compare.score, ...whole }, ...dimensions],
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
		if (!isOneDay || madeAt === undefined) return day;
		return formatMessage(compare.moment, { day, time: formatTime(new Date(madeAt), locale) }, locale);
	}
	return { before: dateOf(before), now: dateOf(now) };
}

function ComparisonTable({ before, now, copy }: ReportComparisonProps) {
	const { compare } = copy;
	const { unanswered } = copy.dimensions.certainty;
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
						<tr key={row.name}>
							<th scope="row">{row.name}</th>
							<td>{row.before ?? unanswered}</td>
							<td>{row.now ?? unanswered}</td>
							<td>{changeBetween(row.before, row.now, compare.same)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Nothing where either is unknown: the difference of two estimates is no progress. */
function changeBetween(before: Points, now: Points, same: string): string {
	if (before === null || now === null) return "";
	const change = now - before;
	if (change === 0) return same;
	return change > 0 ? `+${change}` : `−${-change}`;
}
