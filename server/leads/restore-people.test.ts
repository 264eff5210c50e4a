import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { invitePerson } from "#server/desk/people/change-people.ts";
import { readDraft, saveDraft } from "#server/desk/replies/drafts.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";
import { prepareReply } from "#server/mail/reply-mail.ts";
import { readSettings } from "#server/settings.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { mailSettings } from "#tests/support/mail-server.ts";
import { messageSaying } from "#tests/support/post-form.ts";

// The database that is begun anew after the loss; of the kind that the run is for.
const made = databaseForTests();
const copy = () => join(made.folder, "copy.db");

async function invite(database: Database) {
	const owner = { name: "Mere", email: "mere@example.com", role: "owner", office: "Auckland" } as const;
	const invited = await database.transaction((transaction) => invitePerson(transaction, owner, null));
	if (invited === null) throw new Error("She has access already");
	return { ...invited.person, session: "session" };
}

/** Loses a database with a lead that its owner has taken, replied to and written a draft on, and leaves its backup. */
async function loseDatabase(): Promise<{ lead: string; formerly: string }> {
	const lost = await openDatabase(pathToFileURL(join(made.folder, "lost.db")));
	await migrate(lost);
	const by = await invite(lost);
	await store(lost, submission("one", { values: messageSaying("Orchards") }));
	const { id: lead } = await lost.kysely.selectFrom("leads").select("id").executeTakeFirstOrThrow();
	await lost.transaction((transaction) =>
		changeLeads(transaction, [lead], { kind: "claim" }, { by, sessions: {} }),
	);
	const { email, last_event } = await findLead(lost.kysely, lead);
	const written = { key: "a key", seen: last_event, to: email, subject: "Re: Orchards", text: "Kia ora" };
	await sendReply({ database: lost, sessions: {} }, lead, by, written);
	await saveDraft(lost.kysely, lead, by.id, { subject: "More", text: "By the way" });
	await lost.backup(copy());
	await lost.close();
	return { lead, formerly: by.id };
}

test("an owner who was invited again before the restore has the leads, replies and drafts of the backup", async () => {
	const { lead, formerly } = await loseDatabase();
	const { id } = await invite(made.database);
	await restoreBackup(made.database, copy());

	const { kysely } = made.database;
	const row = await kysely.selectFrom("leads").select("assignee").executeTakeFirstOrThrow();
	expect(row.assignee).toBe(id);
	expect(await readDraft(kysely, lead, id)).toMatchObject({ text: "By the way" });
	const timeline = await readTimeline(kysely, [lead]);
	expect(timeline.map(({ what }) => what)).toContainEqual({ kind: "assigned", from: null, to: id });
	expect(new Set(timeline.map(({ person }) => person))).toEqual(new Set([null, id]));
	const everything = ["desk_people", "desk_audit", "lead_events", "lead_drafts", "lead_replies"] as const;
	for (const table of everything)
		expect(JSON.stringify(await kysely.selectFrom(table).selectAll().execute())).not.toContain(formerly);
});

test("a reply that waited in the backup can be sent by a person who was invited again", async () => {
	await loseDatabase();
	await invite(made.database);
	await restoreBackup(made.database, copy());
	const { kysely } = made.database;
	const item = kysely.selectFrom("outbox").selectAll().where("purpose", "=", "reply");
	const reply = await item.executeTakeFirstOrThrow();
	const { mail } = readSettings(mailSettings({ url: "smtp://localhost" }));
	if (mail === null) throw new Error("There is no mail server");
	expect(await prepareReply({ database: made.database, mail, dkim: null }, reply, new Date())).toMatchObject({
		kind: "message",
		message: expect.stringContaining("Mere"),
	});
});
