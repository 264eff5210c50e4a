import type { Database } from "#server/database/database.ts";
import type { Submission } from "#server/leads/store-lead.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { createMailChannel } from "#server/mail/mail-channel.ts";
import { sendDue } from "#server/outbox/outbox-worker.ts";
import { readSettings } from "#server/settings.ts";
import { renderMail } from "#site/service-views/mail/render-mail.tsx";
import { store, submission } from "./database-for-tests.ts";
import { mailSettings } from "./mail-server.ts";
import { messageSaying } from "./post-form.ts";

/** Webinars that no content has to hold on to. */
export const sessions = {
	"automating-supplier-invoices": {
		startsAt: "2027-03-17T16:00:00+13:00",
		durationMinutes: 45,
		format: "live",
	},
} as const;

/** What a worker does when it looks at the outbox at a moment. */
export function worker(
	database: Database,
	server: { readonly url: string },
	settings: Readonly<Record<string, string>> = {},
) {
	const { mail } = readSettings({ ...mailSettings(server), ...settings });
	if (mail === null) throw new Error("The settings name no mail server");
	const build = { site: { sessions }, views: async () => ({ mail: renderMail }) };
	const dkim = readDkimKey(mail);
	const channel = createMailChannel({ database, mail, origin: null, build, dkim, mailbox: null });
	const stopping = new AbortController();
	return {
		lookAt: (moment: Date) =>
			sendDue(
				{ database, kind: "mail", channel, beforeLook: async () => undefined, now: () => moment },
				stopping.signal,
			),
		stop: () => stopping.abort(),
	};
}

/** Stores a message of the contact form, with the mails that it causes. */
export function storeMessage(database: Database, now: Date, change: Partial<Submission> = {}) {
	return store(database, submission("a key", { values: messageSaying("Hello"), ...change }), now);
}

/** What the outbox holds, by the part of its id that says what it is for. */
export async function outboxOf({ kysely }: Database) {
	const rows = await kysely.selectFrom("outbox").selectAll().orderBy("id").execute();
	return new Map(rows.map((row) => [row.purpose, row]));
}

/** How far each mail has come. */
export async function mailStates(database: Database): Promise<Record<string, string>> {
	const rows = await outboxOf(database);
	return Object.fromEntries([...rows].map(([purpose, { state }]) => [purpose, state]));
}
