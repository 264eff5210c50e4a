import { localTime } from "#server/command/local-time.ts";
import type { Database } from "#server/database/database.ts";
import type { Settings } from "#server/settings.ts";

/** What the person who starts the service, or lists its mails, should know of the answers. */
export async function mailboxStatus(
	{ mail, mailbox }: Pick<Settings, "mail" | "mailbox">,
	{ kysely }: Pick<Database, "kysely">,
): Promise<string> {
	if (mailbox === null) {
		const place = mail === null ? "" : `, and stay in the mailbox of ${mail.from.address}`;
		return `not read (IMAP_URL is not set)${place}`;
	}
	const row = await kysely
		.selectFrom("mailboxes")
		.select(["looked_at", "problem"])
		.where("address", "=", mailbox.address)
		.executeTakeFirst();
	if (!row?.looked_at) return `not read yet from ${mailbox.host}${row?.problem ? `: ${row.problem}` : ""}`;
	const problem = row.problem ? `; since then: ${row.problem}` : "";
	return `read from ${mailbox.host}, last on ${localTime(new Date(row.looked_at))}${problem}`;
}
