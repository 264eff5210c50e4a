import * as z from "zod";
import { type NamedAddress, parseNamedAddress } from "#domain/mail/named-address.ts";
import { addressInAscii } from "#server/mail/compared-address.ts";
import { escapedPassword, parseServerAddress, type ServerAddress } from "#server/mail/server-address.ts";

const addressesNeeded =
	"must hold email addresses such as hello@example.com or Example Ltd <hello@example.com>";

const namedAddress = z.string().transform((text, context): NamedAddress => {
	const found = parseNamedAddress(text);
	// Message-IDs and signatures have the host too, where other letters than these are not allowed.
	if (found !== null) return { ...found, address: addressInAscii(found.address) };
	context.issues.push({ code: "custom", input: text, message: addressesNeeded });
	return z.NEVER;
});

const namedAddresses = z
	.string()
	// A comma in quotes belongs to a name.
	.transform((list) => (list.match(/(?:"[^"]*"|[^,])+/g) ?? []).filter((each) => each.trim() !== ""))
	.pipe(z.array(namedAddress).min(1, addressesNeeded));

const mailServer = z.string().transform((text, context): MailServer => {
	const found = parseMailServer(text);
	if (found !== null) return found;
	const message = `must be an address such as smtp://name:password@mail.example.com:587 or smtps://mail.example.com, ${escapedPassword}`;
	context.issues.push({ code: "custom", input: text, message });
	return z.NEVER;
});

/** The settings of the mail, by their names in the environment. */
export const mailEnvironment = {
	SMTP_URL: mailServer.optional(),
	MAIL_FROM: namedAddress.optional(),
	MAIL_TEAM: namedAddresses.optional(),
	DKIM_KEY_FILE: z.string().optional(),
	DKIM_SELECTOR: z
		.string()
		.regex(
			/^[a-z0-9]+([.-][a-z0-9]+)*$/i,
			"must be the name under which the key is published, such as southlight1",
		)
		.optional(),
};

const environment = z.object(mailEnvironment);
type MailEnvironment = z.infer<typeof environment>;

export interface MailServer extends Omit<ServerAddress, "user" | "password" | "path"> {
	readonly login: { readonly user: string; readonly pass: string } | null;
}

export interface MailSettings {
	readonly server: MailServer;
	readonly from: NamedAddress;
	/** Who hears of leads. */
	readonly team: readonly NamedAddress[];
	/** Signs mails for the domain of `from`. */
	readonly dkim: { readonly keyFile: string; readonly selector: string } | null;
}

/** Settings that need each other: what is wrong with them, by the name of the setting that is missing. */
export function mailFaults(
	read: MailEnvironment,
): { readonly name: keyof MailEnvironment; readonly message: string }[] {
	const { SMTP_URL: server, DKIM_KEY_FILE: keyFile, DKIM_SELECTOR: selector } = read;
	const needed = [
		...(server === undefined
			? []
			: [missing(read, "MAIL_FROM", "SMTP_URL"), missing(read, "MAIL_TEAM", "SMTP_URL")]),
		...(keyFile === undefined ? [] : [missing(read, "DKIM_SELECTOR", "DKIM_KEY_FILE")]),
		...(selector === undefined ? [] : [missing(read, "DKIM_KEY_FILE", "DKIM_SELECTOR")]),
	];
	return needed.flat();
}

function missing(read: MailEnvironment, name: keyof MailEnvironment, other: keyof MailEnvironment) {
	return read[name] === undefined ? [{ name, message: `must be set too, because ${other} is` }] : [];
}

/** Null where no mail server is set: mails then wait. */
export function mailSettingsOf(read: MailEnvironment): MailSettings | null {
	const {
		SMTP_URL: server,
		MAIL_FROM: from,
		MAIL_TEAM: team,
		DKIM_KEY_FILE: keyFile,
		DKIM_SELECTOR: selector,
	} = read;
	if (server === undefined || from === undefined || team === undefined) return null;
	const dkim = keyFile === undefined || selector === undefined ? null : { keyFile, selector };
	return { server, from, team, dkim };
}

/** Null when the text is no address of a mail server. */
function parseMailServer(text: string): MailServer | null {
	const address = parseServerAddress(text, "smtp");
	if (address === null) return null;
	const { path: _path, user, password: pass, ...server } = address;
	return { ...server, login: user === "" ? null : { user, pass } };
}
