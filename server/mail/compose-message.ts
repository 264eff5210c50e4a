import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { RenderedMail } from "#domain/mail/mail-content.ts";
import { domainOf, type NamedAddress, oneLine } from "#domain/mail/named-address.ts";
import type { DkimKey } from "#server/mail/dkim-key.ts";
import type { StoredMessage } from "#server/outbox/outbox-item.ts";

export interface MailToCompose {
	readonly mail: RenderedMail;
	readonly from: NamedAddress;
	readonly to: readonly NamedAddress[];
	/** Who gets the answers; null for the sender. */
	readonly replyTo: NamedAddress | null;
	readonly now: Date;
	readonly dkim: DkimKey | null;
	/** Set for what a person wrote: the Message-IDs of the conversation that it goes on with, oldest first. */
	readonly conversation?: readonly string[];
}

/** Makes the message as it goes over the line, signed if there is a key: HTML, plain text and, for some, a calendar file. */
export async function composeMessage({
	mail,
	from,
	to,
	replyTo,
	now,
	dkim,
	conversation,
}: MailToCompose): Promise<StoredMessage> {
	const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
	const messageId = `<${randomUUID()}@${domainOf(from)}>`;
	const node = new MailComposer({
		from: asObject(from),
		to: to.map(asObject),
		...(replyTo !== null && { replyTo: asObject(replyTo) }),
		subject: oneLine(mail.subject),
		text: mail.text,
		...(mail.html !== "" && { html: mail.html }),
		...(mail.calendar !== null && {
			icalEvent: { method: "PUBLISH", filename: "session.ics", content: mail.calendar },
		}),
		messageId,
		date: now,
		...(conversation === undefined ? { headers: automatic } : threaded(conversation)),
		// Every part in ASCII, so that no server on the way has a reason to change a byte of it.
		textEncoding: "quoted-printable",
		disableFileAccess: true,
		disableUrlAccess: true,
	}).compile();
	const { from: sender, to: recipients } = node.getEnvelope();
	if (sender === false || recipients.length !== to.length) throw new Error("An email lacks an address");
	const bytes = await node.build();
	const message = (dkim === null ? bytes : await sign(bytes, dkim)).toString("utf8");
	return { envelope: { from: sender, to: recipients }, messageId, message };
}

// RFC 3834: no program that answers mails by itself answers this one; Exchange asks for a header of its own.
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function threaded(conversation: readonly string[]): { inReplyTo?: string; references?: string[] } {
	const last = conversation.at(-1);
	return last === undefined ? {} : { inReplyTo: last, references: [...conversation] };
}

async function sign(bytes: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> {
	const { default: Dkim } = await import("nodemailer/lib/dkim");
	const signed: Readable = new Dkim({ domainName: domain, keySelector: selector, privateKey }).sign(bytes);
	return buffer(signed);
}

/**
 * As an object an address stays one address: as a text, `a@b.nz, c@d.nz` would be two. A name that begins an encoded word is broken
 * there: nodemailer quotes it as it is, and mail programs decode it all the same.
 */
function asObject({ name, address }: NamedAddress): NamedAddress {
	return { name: oneLine(name).replaceAll("=?", "= ?"), address };
}
