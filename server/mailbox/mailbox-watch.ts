import { setTimeout as wait } from "node:timers/promises";
import type { MailboxWait } from "#domain/mail/mailbox-pause.ts";
import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";
import { MailboxConnection, MissingFolderError } from "#server/mailbox/mailbox-connection.ts";
import {
	acquireMailbox,
	type LeasedMailbox,
	LostMailboxLeaseError,
	releaseMailbox,
} from "#server/mailbox/mailbox-lease.ts";
import type { MailboxSettings } from "#server/mailbox/mailbox-settings.ts";
import { UnstartedThreadError } from "#server/mailbox/read-mail.ts";
import { forgetOldMails, type MailboxReading, readNewMails } from "#server/mailbox/read-mailbox.ts";

/** Milliseconds between two looks, in case the server does not say that a mail has come. */
const pollInterval = 30_000;

/** Reads the mailbox in the background, until it is stopped. */
export interface MailboxWatch {
	stop(): Promise<void>;
}

export function startMailboxWatch(settings: MailboxSettings, reading: MailboxReading): MailboxWatch {
	const stopping = new AbortController();
	const { signal } = stopping;
	const done = watch(settings, reading, signal);
	return {
		async stop() {
			stopping.abort();
			await done;
		},
	};
}

async function watch(settings: MailboxSettings, reading: MailboxReading, signal: AbortSignal): Promise<void> {
	let failures = 0;
	while (!signal.aborted) {
		let hasRead = false;
		const { problem, error } = await readWhileOpen(settings, reading, signal, () => {
			if (!hasRead) logEvent("mailbox", { host: settings.host, state: "open" });
			hasRead = true;
			failures = 0;
		});
		if (signal.aborted) return;
		// That another service reads it is no failure.
		if (problem !== "read-elsewhere") {
			failures += 1;
			logEvent("mailbox", { host: settings.host, problem, ...(error && describeFault(error)) });
		}
		await sleep(reading.pause(problem, Math.max(failures, 1)), signal);
	}
}

/** Why nothing is read any more. */
interface Interruption {
	readonly problem: MailboxWait;
	/** Null where the connection has just closed. */
	readonly error: Error | null;
}

/**
 * Reads as long as the connection is there. Resolves with why it does not read any more.
 * @param onLook called after each look
 */
async function readWhileOpen(
	settings: MailboxSettings,
	reading: MailboxReading,
	signal: AbortSignal,
	onLook: () => void,
): Promise<Interruption> {
	const { kysely } = reading.database;
	let held: LeasedMailbox | null = null;
	let connection: MailboxConnection | null = null;
	let end: Interruption = { problem: "unreachable", error: null };
	try {
		held = await acquireMailbox(kysely, settings.address, reading.now());
		if (held === null) return { problem: "read-elsewhere", error: null };
		await forgetOldMails(reading, held);
		connection = await MailboxConnection.open(settings, signal);
		while (connection.isOpen && !signal.aborted) {
			const news = newsOf(connection, signal);
			held = await readNewMails(reading, connection, held, signal);
			onLook();
			await news;
		}
	} catch (error) {
		end = { problem: problemOf(error, reading), error: error instanceof Error ? error : null };
	}
	connection?.close();
	// The service that takes over waits for the lease to run out where the database can't be told.
	if (held !== null)
		await releaseMailbox(kysely, held, signal.aborted ? null : end.problem).catch(() => undefined);
	return end;
}

/** Resolves when there may be a new mail: the server says so, the connection has closed, or time has passed. */
function newsOf(connection: MailboxConnection, signal: AbortSignal): Promise<void> {
	const news = new AbortController();
	connection.onNews = () => news.abort();
	return sleep(pollInterval, AbortSignal.any([signal, news.signal]));
}

function problemOf(error: unknown, { database }: MailboxReading): MailboxWait {
	if (error instanceof LostMailboxLeaseError) return "read-elsewhere";
	if (database.isUnavailable(error)) return "database";
	if (error instanceof MissingFolderError) return "no-folder";
	if (error instanceof UnstartedThreadError) return "no-thread";
	return Object(error).authenticationFailed === true ? "refused-login" : "unreachable";
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
	await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
