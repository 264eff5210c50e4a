import words from "virtual:desk-copy/numbers";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { ArrivalsPart } from "#desk/views/numbers/ArrivalsPart.tsx";
import { BarTable } from "#desk/views/numbers/BarTable.tsx";
import { everyWeek } from "#desk/views/numbers/count-by.ts";
import { FunnelPart } from "#desk/views/numbers/FunnelPart.tsx";
import { OutboxPart } from "#desk/views/numbers/OutboxPart.tsx";
import { ReplyTimesPart } from "#desk/views/numbers/ReplyTimesPart.tsx";
import { numberRoutes } from "#domain/desk/numbers.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import "#desk/views/numbers/numbers.css";

const periods = [4, 12, 26, 52];

/** How fast people are answered, what comes, what becomes of it, and the state of the outbox. */
export function NumbersView() {
	const [weeks, setWeeks] = useState(12);
	const { data, error } = useQuery(answerOf(numberRoutes.read, { input: { weeks } }));
	const shown = everyWeek(weeks, new Date());
	return (
		<ViewFrame heading={copy.frame.views.numbers} actions={<Period weeks={weeks} onChange={setWeeks} />}>
			{data === undefined && <p role="status">{error === null ? copy.frame.loading : failureText(error)}</p>}
			{data !== undefined && (
				<>
					<ReplyTimesPart times={data.replyTimes} weeks={shown} />
					<ArrivalsPart leads={data.leads} weeks={shown} />
					<OutcomesPart outcomes={data.outcomes} />
					<FunnelPart funnel={data.funnel} />
				</>
			)}
			<OutboxPart />
		</ViewFrame>
	);
}

interface PeriodProps {
	readonly weeks: number;
	readonly onChange: (weeks: number) => void;
}

function Period({ weeks, onChange }: PeriodProps) {
	const id = useId();
	return (
		<div className="field period">
			<label htmlFor={id}>{words.period}</label>
			<select id={id} value={weeks} onChange={({ target }) => onChange(Number(target.value))}>
				{periods.map((count) => (
					<option key={count} value={count}>
						{say(words.weeks, { count })}
					</option>
				))}
			</select>
		</div>
	);
}

function OutcomesPart({ outcomes }: Pick<RouteAnswer<typeof numberRoutes.read>, "outcomes">) {
	if (outcomes.length === 0) return null;
	const rows = outcomes.map(({ state, count }) => ({ name: copy.inbox.states[state], count }));
	return (
		<section className="numbers-part" aria-labelledby="outcomes">
			<h2 id="outcomes">{words.outcomes.heading}</h2>
			<p className="quiet">{words.outcomes.text}</p>
			<BarTable
				caption={words.outcomes.heading}
				columns={[words.outcomes.state, words.outcomes.count]}
				rows={rows}
				headingIsShown={false}
			/>
		</section>
	);
}
