import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Settings } from "#server/settings.ts";

type Address = Pick<Settings, "siteOrigin">;

/** What does not open at the address that visitors see, for the person who can set another; a sentence, or none. */
export function deskNotes({ siteOrigin }: Address): string[] {
	if (siteOrigin === null || siteOrigin.startsWith("https:")) return [];
	const secure = siteOrigin.replace(/^http:/, "https:");
	return [`Set SITE_ORIGIN=${secure}: the desk opens by HTTPS only.`];
}

/** What visitors write to and the service may not read, for the person who can set it; a sentence, or none. */
export function mailboxNotes(
	{ mail, mailbox }: Pick<Settings, "mail" | "mailbox">,
	{ email }: Pick<SiteBuild, "email">,
): string[] {
	const from = mail?.from.address.toLowerCase();
	if (mailbox === null || from === undefined || from === email.toLowerCase()) return [];
	return [
		`The pages ask visitors to write to ${email}, and replies go out from ${from}: make sure that mails to both come to the mailbox of IMAP_URL, or they are no leads.`,
	];
}

/** What names another address than the one that visitors see, for the person who can set it; a sentence, or none. */
export function addressNotes({ siteOrigin }: Address, { url }: Pick<SiteBuild, "url">): string[] {
	const { origin } = new URL(url);
	if (siteOrigin === null || siteOrigin === origin) return [];
	return [
		`Search engines, feeds and security.txt are given ${origin}, not ${siteOrigin}: set url in content/site.yaml and build again.`,
	];
}
