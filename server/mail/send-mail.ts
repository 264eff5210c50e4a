import type { SMTPConnectionSendInfo } from "nodemailer/lib/smtp-connection";
import { oneLine } from "#domain/mail/named-address.ts";
import type { MailServer } from "#server/mail/mail-settings.ts";
import { isRefusedForGood } from "#server/mail/refused-for-good.ts";
import { SmtpSession } from "#server/mail/smtp-session.ts";
import type { Outcome, StoredMessage } from "#server/outbox/outbox-item.ts";

/** Milliseconds for a whole try: shorter than the lease, so that no other worker begins before this one has ended. */
export const attemptTimeout = 120_000;

/**
 * Sends a message once. What went wrong before the message was handed over leaves nothing behind; afterwards only an answer
 * of the server tells, and without one the outcome is undecided.
 *
 * @param handOver is awaited just before the first byte of the message
 * @param signal gives up a try that has not come so far
 */
export async function sendMail(
	server: MailServer,
	message: StoredMessage,
	handOver: () => Promise<void>,
	signal: AbortSignal,
	timeout = attemptTimeout,
): Promise<Outcome> {
	let isHandedOver = false;
	const session = await SmtpSession.open(server);
	const giveUp = () => !isHandedOver && session.end(false);
	signal.addEventListener("abort", giveUp);
	const deadline = setTimeout(() => session.end(false), timeout);
	let isFinished = false;
	try {
		signal.throwIfAborted();
		await session.begin();
		const info = await session.send(message, async () => {
			await handOver();
			// A stop meanwhile has closed the connection, so nothing arrives.
			if (signal.aborted) throw new Error("The try was given up.");
			isHandedOver = true;
		});
		isFinished = true;
		if (info !== undefined && info.rejected.length > 0) return sentInPart(message, info);
		return { kind: "sent", text: oneLine(info?.response ?? "") };
	} catch (error) {
		return outcomeOf(error, isHandedOver);
	} finally {
		clearTimeout(deadline);
		signal.removeEventListener("abort", giveUp);
		session.end(isFinished);
	}
}

/** The server has taken the message for some of its recipients, and said why not for the others. */
function sentInPart(
	{ envelope }: StoredMessage,
	{ rejected: to, rejectedErrors = [] }: SMTPConnectionSendInfo,
): Outcome {
	const answers = rejectedErrors.map(({ message }) => message).join(" ");
	const text = oneLine(`Taken for others, but not for ${to.join(", ")}. ${answers}`);
	return { kind: "refused-for-now", text, rest: { ...envelope, to } };
}

/** A server's own answer decides; without one, what has been handed over may have arrived. */
function outcomeOf(error: unknown, isHandedOver: boolean): Outcome {
	const { message, responseCode, response = "", command = "" } = Object(error);
	const text = oneLine(String(message));
	if (typeof responseCode === "number") {
		const isForGood = isRefusedForGood({ command, responseCode, response });
		return { kind: isForGood ? "refused" : "refused-for-now", text };
	}
	return { kind: isHandedOver ? "undecided" : "refused-for-now", text };
}
