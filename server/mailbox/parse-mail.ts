import { createHash } from "node:crypto";
import { convert } from "html-to-text";
import PostalMime, { type Address, addressParser, type Email } from "postal-mime";
import { isEmailAddress } from "#domain/forms/email.ts";
import { isAutomaticMail, isMarkedAsSpam, listsOfMail } from "#domain/mail/automatic-mail.ts";
import { type NamedAddress, oneLine } from "#domain/mail/named-address.ts";
import { cleanText } from "#server/forms/clean-values.ts";
import { readBounce } from "#server/mailbox/bounce-report.ts";
import { readAgain } from "#server/mailbox/misread-text.ts";
import type { FetchedMail, ReceivedMail } from "#server/mailbox/received-mail.ts";

const maxTextLength = 20_000;
const maxSubjectLength = 200;
// Hostile HTML of this length takes a third of a second.
const maxHtmlLength = 100_000;
// Comments, styles, scripts, and files within the HTML. Each alternative also ends at the end, so that hostile HTML is read once.
const unseenHtml =
	/<!--(?:-?>|.*?(?:-->|$))|<(style|script)\b.*?(?:<\/\1\b[^<>]*>?|$)|data:[^\s"'<>,]{0,60};base64,[\w+/=%\s]*/gis;
/** Old character sets that the library doesn't know and reads as Windows-1252. */
const unreadLetters =
	/\bcharset\s*=\s*"?(?:utf-?7|iso-2022-(?:kr|cn)|hz-gb-2312|(?:cp|ibm)-?(?:437|8[56]\d))\b/i;
const maxAttachments = 50;
const maxAnswered = 100;
const maxIdLength = 500;
const maxCopied = 50;

/**
 * Reads a mail, whatever is wrong with it: one that is no mail at all has an empty text and no sender. Rejects where the
 * library that makes text of HTML fails.
 */
export async function parseMail(fetched: FetchedMail): Promise<ReceivedMail> {
	const { bytes, size, arrivedAt } = fetched;
	const email = await parse(bytes);
	const sender = email.from?.address ?? "";
	const { text, isCut } = textOf(email);
	const whole = cleanText(text).trim();
	return {
		id: hashOf(email, bytes),
		messageId: messageIdOf(email),
		conversation: conversationOf(email),
		from: namedAddress(email.from),
		originalFrom: originalFromOf(email),
		copied: copiedOf(email),
		subject: oneLine(email.subject ?? "").slice(0, maxSubjectLength),
		text: whole.slice(0, maxTextLength),
		isCut: isCut || size > bytes.length || whole.length > maxTextLength || isUnread(email, bytes),
		attachments: attachmentsOf(email),
		isAutomatic: isAutomaticMail(email.headers, sender),
		lists: listsOfMail(email.headers),
		isMarkedAsSpam: isMarkedAsSpam(email.headers),
		bounce: await readBounce(email.attachments),
		arrivedAt,
	};
}

/** A mail that is returned with a bounce stays a part of its own, so that its text is not taken for the answer. */
async function parse(bytes: Uint8Array): Promise<Email> {
	try {
		return await PostalMime.parse(bytes, { forceRfc822Attachments: true });
	} catch {
		// Parts within parts without end, or headers without end: the first ones say who wrote.
		const head = Buffer.from(bytes.subarray(0, 64 * 1024)).toString("latin1");
		const [headers = ""] = head.replace(/^content-type:.*$/gim, "").split(/\r?\n\r?\n/, 1);
		return PostalMime.parse(`${headers}\r\n\r\n`).catch(() => ({
			headers: [],
			headerLines: [],
			attachments: [],
		}));
	}
}

/** Some programs give all of their mails the same Message-ID. Without one, the same bytes are the same mail. */
function hashOf({ messageId = "", date = "" }: Email, bytes: Uint8Array): string {
	return createHash("sha256")
		.update(messageId === "" ? bytes : `${messageId} ${date}`)
		.digest("base64url");
}

/** None where it is longer than an index of PostgreSQL takes: no mail program writes such a one. */
function messageIdOf(email: Email): string | null {
	const id = oneLine(email.messageId ?? "");
	return id !== "" && id.length <= maxIdLength ? id : null;
}

function conversationOf({ inReplyTo = "", references = "" }: Email): string[] {
	const ids = `${inReplyTo} ${references}`.match(/<[^<>\s\p{Cc}]+>/gu) ?? [];
	// What it answers comes first, so that very many references cannot hide it.
	return [...new Set(ids)].filter(({ length }) => length <= maxIdLength).slice(0, maxAnswered);
}

/** The address that answers are wanted at counts only for the mail's own sender: another's could be forged. */
function namedAddress(from: Address | undefined): NamedAddress | null {
	if (from?.address === undefined || !isEmailAddress(from.address)) return null;
	return { name: oneLine(from.name).slice(0, 100), address: from.address };
}

function originalFromOf({ headers }: Email): NamedAddress | null {
	const named = headers.find(({ key }) => key === "x-original-from");
	return namedAddress(addressParser(named?.value ?? "")[0]);
}

/** Those of a group too. */
function copiedOf({ from, to = [], cc = [] }: Email): string[] {
	const named = [...to, ...cc].flatMap((one) => one.group ?? [one]);
	const readers = new Map(named.map(({ address = "" }) => [address.toLowerCase(), address]));
	readers.delete(from?.address?.toLowerCase() ?? "");
	return [...readers.values()].filter(isEmailAddress).slice(0, maxCopied);
}

function textOf(email: Email): Pick<ReceivedMail, "text" | "isCut"> {
	const [text, html] = [readAgain(email.text ?? ""), readAgain(email.html ?? "")];
	if (text.trim() !== "" || html === "") return { text, isCut: false };
	// What no one sees takes no room from what is written.
	const read = html.length > maxHtmlLength ? html.replace(unseenHtml, "") : html;
	return { text: textOfHtml(read.slice(0, maxHtmlLength)), isCut: read.length > maxHtmlLength };
}

/**
 * Whether letters of it can't be told, or nothing was read of what follows the headers, such as parts without the line that divides
 * them.
 */
function isUnread({ text, html, attachments }: Email, bytes: Uint8Array): boolean {
	const raw = Buffer.from(bytes).toString("latin1");
	if (unreadLetters.test(raw)) return true;
	if (text !== undefined || html !== undefined || attachments.length > 0) return false;
	const end = raw.search(/\n\r?\n/);
	return end !== -1 && raw.slice(end).trim() !== "";
}

function textOfHtml(html: string): string {
	return convert(html, {
		wordwrap: false,
		selectors: [
			{ selector: "img", format: "skip" },
			{ selector: "a", options: { hideLinkHrefIfSameAsText: true } },
		],
		limits: { maxDepth: 100, maxChildNodes: 10_000 },
	});
}

function attachmentsOf({ attachments }: Email): ReceivedMail["attachments"] {
	return attachments.slice(0, maxAttachments).map(({ filename, mimeType, content }) => ({
		name: oneLine(filename ?? mimeType).slice(0, maxSubjectLength),
		size: typeof content === "string" ? content.length : content.byteLength,
	}));
}
