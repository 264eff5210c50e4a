import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { logEvent } from "#server/log/log-event.ts";
import type { FetchedMail, ReceivedMail } from "#server/mailbox/received-mail.ts";

/** Bytes of a mail that are read in time and in little memory, whatever they are. */
export const beginningLength = 64 * 1024;
/** Milliseconds for a mail; an ordinary one of the greatest length takes two or three seconds on a busy machine. */
const maxTime = 20_000;
// Each line of a text takes a thousand bytes outside of the heap, so that this keeps all of it to 120 MB.
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** The file of a thread that reads a mail. The bundle has it next to this file too. */
export const mailThread = new URL(`./parse-mail-worker${extname(import.meta.url)}`, import.meta.url);

/** What a mail is read with. */
export interface MailReading {
	/** The file of the thread. */
	readonly thread: URL;
	/** Gives it up. */
	readonly signal: AbortSignal;
	/** Milliseconds for a mail. */
	readonly time?: number;
}

/** No thread could be begun, as after a build that took its file away: this says nothing of the mail. */
export class UnstartedThreadError extends Error {
	readonly code: unknown = Object(this.cause).code;
}

/**
 * Reads a mail in a thread of its own: a hostile one would hold up every visitor, and take gigabytes. One that takes too much
 * time or memory is read at its beginning. Rejects as `parseMail` does, or with an `UnstartedThreadError`.
 */
export async function readMail(mail: FetchedMail, reading: MailReading): Promise<ReceivedMail> {
	try {
		return await parseApart(mail, reading);
	} catch (error) {
		if (!takesTooMuch(error)) throw error;
		logEvent("mailbox", { cut: mail.uid });
		return readBeginning(mail, reading);
	}
}

/** Reads of a mail what can be read of any, as if the rest had not been fetched. */
export function readBeginning(mail: FetchedMail, { thread, signal }: MailReading): Promise<ReceivedMail> {
	return parseApart({ ...mail, bytes: mail.bytes.subarray(0, beginningLength) }, { thread, signal });
}

async function parseApart(mail: FetchedMail, reading: MailReading): Promise<ReceivedMail> {
	const { signal, time = maxTime } = reading;
	const thread = await beginThread(reading);
	const bytes = Uint8Array.from(mail.bytes);
	try {
		thread.postMessage({ ...mail, bytes }, [bytes.buffer]);
		const end = AbortSignal.any([signal, AbortSignal.timeout(time)]);
		const [received] = await once(thread, "message", { signal: end });
		return received;
	} finally {
		await thread.terminate();
	}
}

/** A thread that has loaded what it reads mails with. */
async function beginThread({ thread: file, signal }: MailReading): Promise<Worker> {
	let thread: Worker | undefined;
	try {
		thread = new Worker(file, { resourceLimits });
		// While it is ended, no one else hears that it fails.
		thread.on("error", () => undefined);
		await once(thread, "message", { signal: AbortSignal.any([signal, AbortSignal.timeout(maxTime)]) });
		return thread;
	} catch (cause) {
		await thread?.terminate();
		throw new UnstartedThreadError("No thread reads mails", { cause });
	}
}

function takesTooMuch(error: unknown): boolean {
	const { code, cause } = Object(error);
	return code === "ERR_WORKER_OUT_OF_MEMORY" || Object(cause).name === "TimeoutError";
}
