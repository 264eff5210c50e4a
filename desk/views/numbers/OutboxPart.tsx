import numbersCopy from "virtual:desk-copy/numbers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf, keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { BarTable } from "#desk/views/numbers/BarTable.tsx";
import { numberRoutes } from "#domain/desk/numbers.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";

const words = numbersCopy.outbox;
const stateNames = copy.lead.timeline.mailStates;

type TroubledMail = RouteAnswer<typeof numberRoutes.outbox>["troubled"][number];

/** What waits to be sent, and what a person has to decide on. */
export function OutboxPart() {
	const { data: outbox, error } = useQuery(answerOf(numberRoutes.outbox, {}));
	if (outbox === undefined) return <FormProblem error={error} />;
	const rows = outbox.states.map(({ state, count }) => ({ name: stateNames[state], count }));
	return (
		<section className="numbers-part" aria-labelledby="outbox">
			<h2 id="outbox" tabIndex={-1}>
				{words.heading}
			</h2>
			{rows.length === 0 ? (
				<p>{words.none}</p>
			) : (
				<BarTable
					caption={words.heading}
					columns={[words.state, words.count]}
					rows={rows}
					headingIsShown={false}
				/>
			)}
			{outbox.troubled.length > 0 && (
				<>
					<h3>{words.troubled}</h3>
					<ul className="plain outbox-troubled">
						{outbox.troubled.map((mail) => (
							<Troubled key={mail.id} mail={mail} />
						))}
					</ul>
				</>
			)}
		</section>
	);
}

function Troubled({ mail }: { readonly mail: TroubledMail }) {
	const client = useQueryClient();
	const { mutate, isPending } = useSend(numberRoutes.retry, {
		onSuccess: () => {
			showToast(words.retried);
			// The button goes with its line.
			document.getElementById("outbox")?.focus();
		},
		onError: (error) => showToast(failureText(error)),
		onSettled: () => client.invalidateQueries({ queryKey: keyOf(numberRoutes.outbox) }),
	});
	return (
		<li>
			<b>{stateNames[mail.state]}</b> {say(words.attempts, { count: mail.attempts })}
			<code>{mail.id}</code>
			<p>{mail.problem}</p>
			<Button
				className="button secondary"
				onPress={() => mutate({ ids: { mail: mail.id } })}
				isPending={isPending}
			>
				{mail.state === "undecided" ? words.retryUndecided : words.retry}
			</Button>
		</li>
	);
}
