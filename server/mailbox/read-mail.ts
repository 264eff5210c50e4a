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

// The bundle has it next to this file too.
const worker = new URL(`./parse-mail-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads a mail in a thread of its own: a hostile one would hold up every visitor, and take gigabytes. One that takes too much
 * time or memory is read at its beginning. Rejects as `parseMail` does.
 * @param signal gives it up
 */
export async function readMail(
	mail: FetchedMail,
	signal: AbortSignal,
	time: number = maxTime,
): Promise<ReceivedMail> {
	try {
		return await parseApart(mail, signal, time);
	} catch (error) {
		if (!takesTooMuch(error)) throw error;
		logEvent("mailbox", { cut: mail.uid });
		return readBeginning(mail, signal);
	}
}

/** Reads of a mail what can be read of any, as if the rest had not been fetched. */
export function readBeginning(mail: FetchedMail, signal: AbortSignal): Promise<ReceivedMail> {
	return parseApart({ ...mail, bytes: mail.bytes.subarray(0, beginningLength) }, signal, maxTime);
}

async function parseApart(mail: FetchedMail, signal: AbortSignal, time: number): Promise<ReceivedMail> {
	const bytes = Uint8Array.from(mail.bytes);
	const workerData = { ...mail, bytes };
	const thread = new Worker(worker, { workerData, transferList: [bytes.buffer], resourceLimits });
	// While it is ended, no one else hears that it fails.
	thread.on("error", () => undefined);
	try {
		const end = AbortSignal.any([signal, AbortSignal.timeout(time)]);
		const [received] = await once(thread, "message", { signal: end });
		return received;
	} finally {
		await thread.terminate();
	}
}

function takesTooMuch(error: unknown): boolean {
	const { code, cause } = Object(error);
	return code === "ERR_WORKER_OUT_OF_MEMORY" || Object(cause).name === "TimeoutError";
}
