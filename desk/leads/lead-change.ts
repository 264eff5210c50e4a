import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ask } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { useNameOf } from "#desk/app/people.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { doneText, undoneText } from "#desk/leads/change-text.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { type ChangeOutcome, changeRoutes, type LeadChange } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";

/** Changes leads; a notice says what came of it and offers to undo it. The answer says whether the service has done it. */
export function useLeadChange(): (leads: readonly string[], change: LeadChange) => Promise<boolean> {
	const client = useQueryClient();
	const nameOf = useNameOf();
	return async (leads, change) => {
		try {
			const outcome = await ask(changeRoutes.make, { input: { leads: [...leads], change } });
			const undo = {
				label: copy.frame.toasts.undo,
				isUndo: true,
				run: () => undoChange(client, outcome.change ?? ""),
			};
			showToast(doneText(change, outcome, nameOf), outcome.change === null ? undefined : undo);
			await askAgain(client, outcome);
			return true;
		} catch (error) {
			showToast(failureText(error));
			return false;
		}
	};
}

async function undoChange(client: QueryClient, change: string): Promise<void> {
	try {
		const outcome = await ask(changeRoutes.undo, { ids: { change } });
		showToast(undoneText(outcome));
		await askAgain(client, outcome);
	} catch (error) {
		showToast(failureText(error));
	}
}

async function askAgain(client: QueryClient, { leads }: ChangeOutcome): Promise<void> {
	const changed = [
		keyOf(inboxRoutes.list),
		keyOf(inboxRoutes.counts),
		...leads.map(({ id }) => keyOf(leadRoutes.read, { ids: { lead: id } })),
	];
	await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
