import accountCopy from "virtual:desk-copy/account";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "react-aria-components";
import { answerOf, useSend } from "#desk/api/queries.ts";
import { leaveDesk } from "#desk/app/session-end.ts";
import { ConfirmDialog } from "#desk/ui/ConfirmDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { SessionRow } from "#desk/views/account/SessionRow.tsx";
import { accountRoutes } from "#domain/desk/account.ts";

/** Where a person is signed in. */
export function OwnSessions() {
	const { data, error } = useQuery(answerOf(accountRoutes.sessions, {}));
	const [isAsking, setAsking] = useState(false);
	const endAll = useSend(accountRoutes.endSessions, { onSuccess: leaveDesk });
	const { heading, everywhere, everywhereHeading, everywhereText } = accountCopy.sessions;
	const question = { heading: everywhereHeading, text: everywhereText, submit: everywhere };
	const close = () => {
		endAll.reset();
		setAsking(false);
	};
	return (
		<section className="part" aria-labelledby="own-sessions">
			<h2 id="own-sessions">{heading}</h2>
			<FormProblem error={error} />
			<ul className="plain card-list" aria-labelledby="own-sessions">
				{data?.sessions.map((session) => (
					<SessionRow key={session.id} session={session} />
				))}
			</ul>
			<div className="actions">
				<Button className="button secondary" onPress={() => setAsking(true)}>
					{everywhere}
				</Button>
			</div>
			<ConfirmDialog
				question={isAsking ? question : null}
				onConfirm={() => endAll.mutate({})}
				onClose={close}
				isPending={endAll.isPending}
				error={endAll.error}
			/>
		</section>
	);
}
