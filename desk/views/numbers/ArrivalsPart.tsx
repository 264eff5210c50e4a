import numbersCopy from "virtual:desk-copy/numbers";
import { copy, say } from "#desk/app/copy.ts";
import { valueName } from "#desk/leads/value-names.ts";
import { BarTable } from "#desk/views/numbers/BarTable.tsx";
import { countBy, total } from "#desk/views/numbers/count-by.ts";
import type { numberRoutes } from "#domain/desk/numbers.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import { formatDay } from "#domain/locale/day-formats.ts";

const words = numbersCopy.arrivals;

interface ArrivalsPartProps {
	readonly leads: RouteAnswer<typeof numberRoutes.read>["leads"];
	readonly weeks: readonly string[];
}

/** How many leads came, when, by which form and from which page. */
export function ArrivalsPart({ leads, weeks }: ArrivalsPartProps) {
	const byWeek = new Map(countBy(leads, ({ week }) => week).map(({ name, count }) => [name, count]));
	const weekRows = weeks.map((week) => ({
		name: say(numbersCopy.weekOf, { day: formatDay(week, "short-day", copy.locale) }),
		count: byWeek.get(week) ?? 0,
	}));
	const forms = countBy(leads, ({ form }) => valueName("form", form));
	const pages = countBy(leads, ({ page }) => page ?? words.noPage);
	return (
		<section className="numbers-part" aria-labelledby="arrivals">
			<h2 id="arrivals">{words.heading}</h2>
			{leads.length === 0 ? (
				<p>{words.none}</p>
			) : (
				<>
					<p className="quiet">{say(words.chart, { count: total(leads), weeks: weeks.length })}</p>
					<div className="bar-tables">
						<BarTable caption={words.byWeek} columns={[numbersCopy.week, words.count]} rows={weekRows} />
						<BarTable caption={words.byForm} columns={[words.form, words.count]} rows={forms} />
						<BarTable caption={words.byPage} columns={[words.page, words.count]} rows={pages} />
					</div>
				</>
			)}
		</section>
	);
}
