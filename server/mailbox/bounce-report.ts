import PostalMime, { type Attachment } from "postal-mime";
import { oneLine } from "#domain/mail/named-address.ts";
import type { BounceReport } from "#server/mailbox/received-mail.ts";

const maxProblemLength = 500;
const returnedMail = ["text/rfc822-headers", "message/rfc822", "message/global", "message/global-headers"];

/**
 * Reads a delivery status notification (RFC 3464): what became of the mail in one part, the mail or its headers in another.
 * Null when there is none.
 */
export async function readBounce(attachments: readonly Attachment[]): Promise<BounceReport | null> {
	const status = attachments.find(({ mimeType }) => mimeType.endsWith("/delivery-status"));
	if (status === undefined) return null;
	const recipients = groupsOf(textOf(status)).filter((group) => group.has("action"));
	const failed = recipients.find((group) => group.get("action")?.toLowerCase() === "failed");
	const about = failed ?? recipients[0];
	const returned = attachments.find(({ mimeType }) => returnedMail.includes(mimeType));
	return {
		messageId: returned === undefined ? null : await messageIdOf(textOf(returned)),
		isFinal: failed !== undefined,
		recipients: recipientsOf(about),
		problem: problemOf(about).slice(0, maxProblemLength),
	};
}

/** A server that passed the mail on names another address as the final one. */
function recipientsOf(group: ReadonlyMap<string, string> | undefined): string[] {
	const named = ["final-recipient", "original-recipient"].map((field) =>
		withoutType(group?.get(field) ?? ""),
	);
	return named.filter((address) => address !== "").map((address) => address.toLowerCase());
}

function problemOf(group: ReadonlyMap<string, string> | undefined): string {
	const diagnosis = withoutType(group?.get("diagnostic-code") ?? "");
	const status = group?.get("status") ?? "";
	return oneLine(diagnosis.includes(status) ? diagnosis : `${status} ${diagnosis}`);
}

/** The groups of fields, one for the message and one for each recipient, by names in lower case. */
function groupsOf(text: string): Map<string, string>[] {
	const unfolded = text.replace(/\r\n?/g, "\n").replace(/\n[ \t]+/g, " ");
	return unfolded.split(/\n{2,}/).map((group) => new Map(group.split("\n").flatMap(fieldOf)));
}

function fieldOf(line: string): [string, string][] {
	const colon = line.indexOf(":");
	return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
}

/** Drops what kind of value it is, such as `rfc822;` or `smtp;`. */
function withoutType(value: string): string {
	return value.replace(/^[\w-]+\s*;\s*/, "").replace(/^<(.*)>$/, "$1");
}

/** Null also where there are more headers than the parser reads. */
async function messageIdOf(headers: string): Promise<string | null> {
	const [head = ""] = headers.split(/\r?\n\r?\n/, 1);
	const parsed = await PostalMime.parse(`${head}\r\n\r\n`).catch(() => null);
	return oneLine(parsed?.messageId ?? "") || null;
}

/** Read as texts: see `parseMail`. */
function textOf({ content }: Attachment): string {
	return typeof content === "string" ? content : new TextDecoder().decode(content);
}
