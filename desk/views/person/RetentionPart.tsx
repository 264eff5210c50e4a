import personCopy from "virtual:desk-copy/person";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf, keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskTable } from "#desk/ui/DeskTable.tsx";
import { deskPages } from "#domain/desk/pages.ts";
import { type DueLead, retentionRoutes } from "#domain/desk/retention.ts";
import { retentionMonths } from "#domain/leads/deadlines.ts";
import { formatDayOf } from "#domain/locale/day-formats.ts";

const words = personCopy.retention;
const day = (moment: string) => formatDayOf(new Date(moment), "long-day", copy.locale);

/** The leads whose time is nearly over, and how to say that there was contact. */
export function RetentionPart() {
	const { data, error } = useQuery(answerOf(retentionRoutes.list, {}));
	return (
		<section className="retention" aria-labelledby="retention">
			<h2 id="retention">{words.heading}</h2>
			<p className="quiet">{say(words.text, { months: retentionMonths })}</p>
			{error !== null && <p>{failureText(error)}</p>}
			{data?.leads.length === 0 && <p>{words.none}</p>}
			{data !== undefined && data.leads.length > 0 && (
				<DeskTable
					name={words.heading}
					columns={[words.lead, words.lastContact, words.erasedFrom, words.contact]}
				>
					{data.leads.map((lead) => (
						<DueRow key={lead.lead} due={lead} />
					))}
				</DeskTable>
			)}
			{data?.more && <p>{words.more}</p>}
		</section>
	);
}

function DueRow({ due }: { readonly due: DueLead }) {
	const { lead, reference, name } = due;
	const client = useQueryClient();
	const { mutate, isPending } = useSend(retentionRoutes.recordContact, {
		onSuccess: () => showToast(say(words.done, { reference })),
		onError: (error) => showToast(failureText(error)),
		onSettled: () => client.invalidateQueries({ queryKey: keyOf(retentionRoutes.list) }),
	});
	return (
		<tr>
			<th scope="row">
				<Link to={deskPages.lead} params={{ lead }}>
					{reference}
				</Link>{" "}
				{name}
			</th>
			<td>{day(due.lastContactAt)}</td>
			<td>{day(due.erasedFrom)}</td>
			<td>
				<Button
					className="text-button"
					aria-label={say(words.contactOf, { reference })}
					onPress={() => mutate({ ids: { lead } })}
					isPending={isPending}
				>
					{words.contact}
				</Button>
			</td>
		</tr>
	);
}
