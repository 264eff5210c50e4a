import { beforeEach } from "vitest";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type LeadPatch, recordEvent } from "#server/leads/lead-events.ts";
import { parseMail } from "#server/mailbox/parse-mail.ts";
import { storeMail } from "#server/mailbox/store-mail.ts";
import { databaseForTests, store, submission } from "./database-for-tests.ts";
import { messageSaying } from "./post-form.ts";
import { type MailParts, rawMail } from "./received-mails.ts";

const sentAt = new Date("2026-03-01T00:00:00Z");
export const arrivedAt = new Date("2026-03-02T00:00:00Z");
/** When the mailbox is read. */
export const now = new Date("2026-03-02T00:01:00Z");
export const receiptId = "<receipt@southlight.example>";
const inAnswer = { "In-Reply-To": receiptId };

/** A mail of the lead's person in answer to the receipt, as it comes from the mailbox. */
export const answer = ({ headers, ...rest }: MailParts = {}) =>
	rawMail({ headers: { ...inAnswer, ...headers }, ...rest });

/** Before each test: a lead whose receipt has been sent, answered by the desk and waiting for its person. */
export function sentReceiptForTests() {
	const made = databaseForTests();

	beforeEach(async () => {
		await store(made.database, submission("a key", { values: messageSaying("Orchards") }), sentAt);
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "sent", message_id: receiptId, message: null })
			.where("purpose", "=", "receipt")
			.execute();
		await change({ state: "waiting", assignee: "ana", reply_due_at: null });
	});

	/** Stores a mail as it has come from the mailbox. */
	async function receive(raw: string, at = arrivedAt, storedAt = now) {
		const bytes = Buffer.from(raw);
		const mail = await parseMail({ uid: 1, bytes, size: bytes.length, arrivedAt: at });
		return made.database.transaction((transaction) =>
			storeMail(transaction, mail, ["post@southlight.example", "team@southlight.example"], storedAt),
		);
	}

	const leads = (): Promise<LeadRow[]> =>
		made.database.kysely.selectFrom("leads").selectAll().orderBy("received_at").execute();

	async function first(): Promise<LeadRow> {
		const [lead] = await leads();
		if (lead === undefined) throw new Error("There is no lead");
		return lead;
	}

	async function change(patch: LeadPatch): Promise<void> {
		const row = await first();
		const what = { kind: "note", text: "changed" } as const;
		await made.database.transaction((transaction) =>
			recordEvent(transaction, row, { person: null, at: sentAt }, what, patch),
		);
	}

	const timeline = async () =>
		(await readTimeline(made.database.kysely, [(await first()).id])).map(({ what }) => what);

	return { made, receive, leads, first, change, timeline };
}
