import * as z from "zod";
import { isLoopbackHost } from "#server/mail/mail-settings.ts";

/** The mailbox that answers and bounces come to. */
export interface MailboxSettings {
	readonly host: string;
	readonly port: number;
	/** TLS from the first byte; without it, STARTTLS is required unless the server is on this machine. */
	readonly isSecure: boolean;
	readonly isLoopback: boolean;
	readonly login: { readonly user: string; readonly pass: string };
	readonly folder: string;
	/** Tells this mailbox from others, without the password. */
	readonly address: string;
}

const mailbox = z.string().transform((text, context): MailboxSettings => {
	const found = parseMailbox(text);
	if (found !== null) return found;
	const message =
		"must be an address with name and password, such as imaps://name:password@mail.example.com or imap://name:password@mail.example.com:143/INBOX";
	context.issues.push({ code: "custom", input: text, message });
	return z.NEVER;
});

/** The setting of the mailbox, by its name in the environment. */
export const mailboxEnvironment = { IMAP_URL: mailbox.optional() };

const environment = z.object(mailboxEnvironment);

/** Null where no mailbox is set: answers then stay where they arrive. */
export function mailboxSettingsOf({ IMAP_URL }: z.infer<typeof environment>): MailboxSettings | null {
	return IMAP_URL ?? null;
}

function parseMailbox(text: string): MailboxSettings | null {
	const url = URL.parse(text);
	if (url === null || !["imap:", "imaps:"].includes(url.protocol) || url.hostname === "") return null;
	try {
		return mailboxOf(url);
	} catch {
		// A percent sign in the name, the password or the folder that is not escaped.
		return null;
	}
}

function mailboxOf(url: URL): MailboxSettings | null {
	const isSecure = url.protocol === "imaps:";
	const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
	const port = url.port === "" ? (isSecure ? 993 : 143) : Number(url.port);
	const login = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
	if (login.user === "" || login.pass === "") return null;
	const folder = decodeURIComponent(url.pathname.replace(/^\//, "")) || "INBOX";
	const address = `${login.user}@${host}:${port}/${folder}`;
	return { host, port, isSecure, isLoopback: isLoopbackHost(host), login, folder, address };
}
