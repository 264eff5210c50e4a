/** A refused command of a conversation with a mail server, as the library tells it. */
interface Refusal {
	readonly command: string;
	readonly responseCode: number;
	/** The server's whole answer, its code first. */
	readonly response: string;
}

/** RFC 3463: of a recipient's address or mailbox, and not of the sender's address. */
const aboutTheRecipient = /^5\.(1\.(?![78]\b)|2\.)/;
const limitOfTheDay = "5.4.5";
const codesOfRecipients = [501, 550, 551, 552, 553];
const aboutUs = /relay|rcpthosts|auth|limit|sender|blocked/i;

/**
 * Whether a server refuses a recipient or a message for good. Any other refusal is about our settings or our account, which a person
 * can correct, and many servers say it in answer to the recipient: that they don't relay for us, want a password, or have
 * taken enough mails today.
 */
export function isRefusedForGood({ command, responseCode, response }: Refusal): boolean {
	if (responseCode < 500) return false;
	const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
	if (command === "DATA") return enhanced !== limitOfTheDay;
	if (command !== "RCPT TO") return false;
	return enhanced === undefined
		? codesOfRecipients.includes(responseCode) && !aboutUs.test(response)
		: aboutTheRecipient.test(enhanced);
}
