import { mailboxPause } from "#domain/mail/mailbox-pause.ts";
import type { Database } from "#server/database/database.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import type { MailboxWatch } from "#server/mailbox/mailbox-watch.ts";
import { mailThread } from "#server/mailbox/read-mail.ts";
import type { Settings } from "#server/settings.ts";

/** Starts to read answers and bounces; null without a mailbox, when they stay where they arrive. */
export async function startMailbox(
	{ mailbox, mail }: Settings,
	database: Database,
): Promise<MailboxWatch | null> {
	if (mailbox === null) return null;
	// Loaded where it is used: what reads mails takes some megabytes.
	const { startMailboxWatch } = await import("#server/mailbox/mailbox-watch.ts");
	const own = mail === null ? [] : [mail.from, ...mail.team];
	const ownAddresses = own.map(({ address }) => comparedAddress(address));
	const reading = {
		database,
		ownAddresses,
		now: () => new Date(),
		pause: mailboxPause,
		refusals: new Map(),
		begun: new Set<string>(),
		thread: mailThread,
	};
	return startMailboxWatch(mailbox, reading);
}
