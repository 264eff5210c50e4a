/** A header of a mail, its name in lower case. */
export interface MailHeader {
	readonly key: string;
	readonly value: string;
}

/** Each says that a program wrote the mail: RFC 3834, and what programs wrote before it and still do. */
const signs: ReadonlyMap<string, RegExp> = new Map([
	["auto-submitted", /^(?!no\b)/i],
	["precedence", /^(bulk|junk|auto_reply)$/i],
	["x-autoreply", /./],
	["x-autorespond", /./],
	["x-autoresponder", /./],
	["x-mail-autoreply", /./],
	["return-path", /^<\s*>$/],
	["content-type", /^multipart\/report\b/i],
]);

const programs = /^(mailer-daemon|postmaster)@/i;

/** Whether a program wrote a mail, by whichever way it came: an automatic reply, a note of a mail server. */
export function isAutomaticMail(headers: readonly MailHeader[], sender: string): boolean {
	return (
		programs.test(sender) || headers.some(({ key, value }) => signs.get(key)?.test(value.trim()) === true)
	);
}

/** Each says that the mail came by a list: a newsletter, or a group that passes on what people write. */
const signsOfList: ReadonlyMap<string, RegExp> = new Map([
	["precedence", /^list$/i],
	["list-id", /./],
	["list-unsubscribe", /./],
]);

/**
 * The lists by which a mail came, by their ids, such as `hello.example.com` for the group hello@example.com (RFC 2919). A list
 * that does not say which it is has an empty id.
 */
export function listsOfMail(headers: readonly MailHeader[]): string[] {
	const signsHere = headers.filter(({ key, value }) => signsOfList.get(key)?.test(value.trim()) === true);
	const ids = signsHere.filter(({ key }) => key === "list-id").map(({ value }) => idOfList(value));
	return ids.length === 0 && signsHere.length > 0 ? [""] : ids;
}

function idOfList(value: string): string {
	const [, inBrackets] = /<([^<>]*)>\s*$/.exec(value) ?? [];
	return (inBrackets ?? value).trim().toLowerCase();
}

/**
 * Whether a mail that opens a conversation came by another's list, so that no person wrote it to us. A group at the host of one
 * of our own addresses passes on what people write to us.
 * @param lists what `listsOfMail` returns
 * @param ownHosts in lower case
 */
export function isNewsletter(lists: readonly string[], ownHosts: readonly string[]): boolean {
	return lists.some((id) => !ownHosts.some((host) => id.endsWith(`.${host}`)));
}

/** Whether the mail server that took a mail has marked it as spam. */
export function isMarkedAsSpam(headers: readonly MailHeader[]): boolean {
	return headers.some(
		({ key, value }) => (key === "x-spam-flag" || key === "x-spam-status") && /^yes\b/i.test(value.trim()),
	);
}
