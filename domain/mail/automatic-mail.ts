/** A header of a mail, its name in lower case. */
export interface MailHeader {
	readonly key: string;
	readonly value: string;
}

/** Each says that a program wrote the mail: RFC 3834, and what programs wrote before it and still do. */
const signs: ReadonlyMap<string, RegExp> = new Map([
	["auto-submitted", /^(?!no\b)/i],
	["precedence", /^(bulk|junk|list|auto_reply)$/i],
	["x-autoreply", /./],
	["x-autorespond", /./],
	["x-autoresponder", /./],
	["x-mail-autoreply", /./],
	["list-id", /./],
	["list-unsubscribe", /./],
	["return-path", /^<\s*>$/],
	["content-type", /^multipart\/report\b/i],
]);

const programs = /^(mailer-daemon|postmaster)@/i;

/** Whether no person wrote a mail: an automatic reply, a note of a mail server, a newsletter. */
export function isAutomaticMail(headers: readonly MailHeader[], sender: string): boolean {
	return programs.test(sender) || headers.some(({ key, value }) => signs.get(key)?.test(value.trim()) === true);
}

/** Whether the mail server that took a mail has marked it as spam. */
export function isMarkedAsSpam(headers: readonly MailHeader[]): boolean {
	return headers.some(
		({ key, value }) => (key === "x-spam-flag" || key === "x-spam-status") && /^yes\b/i.test(value.trim()),
	);
}
