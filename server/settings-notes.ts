import { X509Certificate } from "node:crypto";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { localTime } from "#server/command/local-time.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import type { Settings } from "#server/settings.ts";

type Address = Pick<Settings, "siteOrigin">;

/** Milliseconds before the end of a certificate from which on a start says so. Certbot renews earlier than that. */
const endNotice = 7 * 24 * 60 * 60 * 1000;

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
	if (mailbox === null || mail === null) return [];
	const from = comparedAddress(mail.from.address);
	if (from === comparedAddress(email)) return [];
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

/** That visitors come through a proxy which is not trusted, for the person who can set it; a sentence, or none. */
export function proxyNotes({
	siteOrigin,
	tls,
	trustedProxies,
}: Pick<Settings, "siteOrigin" | "tls" | "trustedProxies">): string[] {
	if (!siteOrigin?.startsWith("https:") || tls !== null || trustedProxies.length > 0) return [];
	return [
		"Set TRUST_PROXY, such as TRUST_PROXY=loopback for a proxy on this machine: without it all visitors share one limit, and their messages are soon stored as suspected.",
	];
}

/**
 * Why browsers refuse a certificate, or soon will, for the person who can replace it; sentences, or none.
 * @param pem the certificate, with those that vouch for it after it; null without TLS
 */
export function certificateNotes({ siteOrigin }: Address, pem: Buffer | null, now: Date): string[] {
	if (pem === null) return [];
	const certificate = new X509Certificate(pem);
	const end = certificate.validToDate;
	const host = siteOrigin === null ? null : new URL(siteOrigin).hostname;
	return [
		...(end.getTime() - now.getTime() > endNotice
			? []
			: [
					`The certificate in TLS_CERT_FILE ${end <= now ? "ended on" : "ends on"} ${localTime(end)}: renew it, and start the service again.`,
				]),
		...(host === null || certificate.checkHost(host) !== undefined
			? []
			: [`The certificate in TLS_CERT_FILE is not for ${host}: browsers refuse the site there.`]),
	];
}
