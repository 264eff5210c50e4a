import { randomUUID } from "node:crypto";
import { replyRoutes } from "#domain/desk/replies.ts";
import { compareNames } from "#server/desk/compare-names.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { saveDraftOfLead } from "#server/desk/replies/drafts.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { takeBack } from "#server/desk/replies/take-back.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";

/** Drafts, replies, and the saved replies that everyone shares. */
export function addReplyRoutes(routes: DeskRoutes, { database, site, settings }: DeskContext): void {
	const { kysely } = database;
	routes.signedIn(replyRoutes.saveDraft, async ({ ids, input, by }) => {
		return { draft: await saveDraftOfLead(database, ids.lead, by.id, input) };
	});
	routes.signedIn(replyRoutes.send, ({ ids, input, by }) =>
		sendReply({ database, ...site, hasMail: settings.mail !== null }, ids.lead, by, input),
	);
	routes.signedIn(replyRoutes.takeBack, async ({ ids, by }) => {
		const draft = await onCurrentLead(database, (transaction) =>
			takeBack(transaction, ids.lead, ids.mail, by.id),
		);
		return { draft };
	});

	routes.signedIn(replyRoutes.listSaved, async () => {
		const saved = kysely.selectFrom("desk_saved_replies").select(["id", "title", "content as text"]);
		const replies = await saved.execute();
		return { replies: replies.sort((one, other) => compareNames(one.title, other.title)) };
	});
	routes.signedIn(replyRoutes.addSaved, async ({ input }) => {
		const id = randomUUID();
		await kysely
			.insertInto("desk_saved_replies")
			.values({ id, ...savedRow(input) })
			.execute();
		return { id, ...input };
	});
	routes.signedIn(replyRoutes.changeSaved, async ({ ids, input }) => {
		const { numUpdatedRows } = await kysely
			.updateTable("desk_saved_replies")
			.set(savedRow(input))
			.where("id", "=", ids.reply)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) throw new DeskError("not-found");
		return { id: ids.reply, ...input };
	});
	routes.signedIn(replyRoutes.removeSaved, async ({ ids }) => {
		const { numDeletedRows } = await kysely
			.deleteFrom("desk_saved_replies")
			.where("id", "=", ids.reply)
			.executeTakeFirstOrThrow();
		if (numDeletedRows === 0n) throw new DeskError("not-found");
		return {};
	});
}

function savedRow({ title, text }: { readonly title: string; readonly text: string }) {
	return { title, content: text, changed_at: new Date().toISOString() };
}
