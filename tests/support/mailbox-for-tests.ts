import { expect, onTestFinished } from "vitest";
import * as z from "zod";
import type { Database } from "#server/database/database.ts";
import {
	type MailboxSettings,
	mailboxEnvironment,
	mailboxSettingsOf,
} from "#server/mailbox/mailbox-settings.ts";
import { type MailboxWatch, startMailboxWatch } from "#server/mailbox/mailbox-watch.ts";
import { mailThread } from "#server/mailbox/read-mail.ts";
import type { MailboxReading } from "#server/mailbox/read-mailbox.ts";
import { databaseForTests, leadsIn } from "./database-for-tests.ts";
import type { ImapServerForTests } from "./imap-server.ts";
import { rawMail } from "./received-mails.ts";

export function mailboxSettingsFor(url: string): MailboxSettings {
	const settings = mailboxSettingsOf(z.object(mailboxEnvironment).parse({ IMAP_URL: url }));
	if (settings === null) throw new Error("The settings name no mailbox");
	return settings;
}

/** Puts mails into the mailbox, by their subjects. */
export function deliver(server: ImapServerForTests, ...subjects: readonly string[]): void {
	for (const Subject of subjects) server.deliver(rawMail({ headers: { Subject } }));
}

/** How a service reads a mailbox, without pauses. */
export function mailboxReading(database: Database, change: Partial<MailboxReading> = {}): MailboxReading {
	const known = { refusals: new Map(), begun: new Set<string>(), thread: mailThread };
	return { database, ownAddresses: [], now: () => new Date(), pause: () => 0, ...known, ...change };
}

/** Services that read a mailbox, and what they have stored. */
export function mailboxForTests() {
	const made = databaseForTests();

	/** Tries again after a moment what a service tries again after seconds or minutes. */
	function watchMailbox(settings: MailboxSettings, pause: MailboxReading["pause"] = () => 100): MailboxWatch {
		const part = startMailboxWatch(settings, mailboxReading(made.database, { pause }));
		onTestFinished(() => part.stop());
		return part;
	}

	/** A service's part that reads the mailbox at an address. */
	const watch = (url: string) => watchMailbox(mailboxSettingsFor(url));
	const subjects = async () => (await leadsIn(made.database)).map(({ values }) => values["subject"]).sort();
	const noted = async () => made.database.kysely.selectFrom("mailboxes").selectAll().executeTakeFirst();
	/** Resolves once the mailbox has been looked at for the first time, when what comes counts as new. */
	const begun = () => expect.poll(async () => (await noted())?.uid_validity ?? null).not.toBeNull();

	return { made, watch, watchMailbox, subjects, noted, begun };
}
