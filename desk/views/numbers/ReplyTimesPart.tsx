import numbersCopy from "virtual:desk-copy/numbers";
import { copy, say } from "#desk/app/copy.ts";
import { DeskTable } from "#desk/ui/DeskTable.tsx";
import { durationText } from "#desk/views/numbers/duration-text.ts";
import { ReplyTimesChart } from "#desk/views/numbers/ReplyTimesChart.tsx";
import type { ReplyTimes } from "#domain/desk/numbers.ts";
import { replyHours } from "#domain/leads/deadlines.ts";
import { formatDay } from "#domain/locale/day-formats.ts";
import { formatTag } from "#domain/locale/locale.ts";

const words = numbersCopy.replyTimes;

interface ReplyTimesPartProps {
	readonly times: readonly ReplyTimes[];
	readonly weeks: readonly string[];
}

/** How long people waited for their first reply. */
export function ReplyTimesPart({ times, weeks }: ReplyTimesPartProps) {
	const offices = [...Map.groupBy(times, ({ office }) => office)];
	return (
		<section className="numbers-part" aria-labelledby="reply-times">
			<h2 id="reply-times">{words.heading}</h2>
			<p className="quiet">{words.text}</p>
			{offices.length === 0 && <p>{words.none}</p>}
			<div className="times-charts">
				{offices.map(([office, ofOffice]) => (
					<figure key={office}>
						<figcaption>{office}</figcaption>
						<ReplyTimesChart office={office} weeks={weeks} times={ofOffice} />
					</figure>
				))}
			</div>
			{offices.length > 0 && (
				<>
					<p className="quiet">{say(words.legend, { hours: replyHours })}</p>
					<details>
						<summary>{numbersCopy.asTable}</summary>
						<ReplyTimesTable times={times} />
					</details>
				</>
			)}
		</section>
	);
}

function ReplyTimesTable({ times }: Pick<ReplyTimesPartProps, "times">) {
	const tag = formatTag(copy.locale);
	const columns = [
		numbersCopy.week,
		words.office,
		words.replies,
		words.median,
		words.ninetieth,
		say(words.inTime, { hours: replyHours }),
	];
	return (
		<DeskTable name={words.heading} columns={columns}>
			{times.map(({ week, office, replies, median, ninetieth, inTime }) => (
				<tr key={`${week} ${office}`}>
					<th scope="row">{formatDay(week, "short-day", copy.locale)}</th>
					<td>{office}</td>
					<td className="figure">{replies}</td>
					<td className="figure">{durationText(median, tag)}</td>
					<td className="figure">{durationText(ninetieth, tag)}</td>
					<td className="figure">{inTime}</td>
				</tr>
			))}
		</DeskTable>
	);
}
