import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ask } from "#desk/api/ask.ts";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { type ChangeOutcome, changeRoutes, type LeadChange } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";

const words = copy.lead.actions;

/** Changes a lead, says what came of it, and offers to undo it. */
export function useChange(lead: string): (change: LeadChange) => Promise<void> {
	const client = useQueryClient();
	const undo = (change: string) =>
		attempt(client, async () => tell(await ask(changeRoutes.undo, { ids: { change } })));
	const tell = ({ passedOver: [passed], change }: ChangeOutcome) => {
		if (passed !== undefined) showToast(words.passedOver[passed.reason]);
		else if (change !== null)
			showToast(words.done, { label: copy.frame.toasts.undo, run: () => void undo(change) });
	};
	return (change) =>
		attempt(client, async () => tell(await ask(changeRoutes.make, { input: { leads: [lead], change } })));
}

async function attempt(client: QueryClient, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		showToast(failureText(error));
	}
	const changed = [leadRoutes.read, inboxRoutes.list, inboxRoutes.counts];
	await Promise.all(changed.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })));
}
