import * as z from "zod";
import { escapedPassword, parseServerAddress, type ServerAddress } from "#server/mail/server-address.ts";

/** The mailbox that answers and bounces come to. */
export interface MailboxSettings extends Omit<ServerAddress, "user" | "password" | "path"> {
	readonly login: { readonly user: string; readonly pass: string };
	readonly folder: string;
	/** Tells this mailbox from others, without the password. */
	readonly address: string;
}

const mailbox = z.string().transform((text, context): MailboxSettings => {
	const found = parseMailbox(text);
	if (found !== null) return found;
	const message = `must be an address with name and password, such as imaps://name:password@mail.example.com or imap://name:password@mail.example.com:143/INBOX, ${escapedPassword}`;
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
	const found = parseServerAddress(text, "imap");
	if (found === null || found.user === "" || found.password === "") return null;
	const { user, password: pass, path, ...server } = found;
	// Both are the same in whichever case, other folders are not.
	const folder = /^(inbox)?$/i.test(path) ? "INBOX" : path;
	const address = `${user}@${server.host.toLowerCase()}:${server.port}/${folder}`;
	return { ...server, login: { user, pass }, folder, address };
}
