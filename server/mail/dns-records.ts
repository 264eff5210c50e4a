import { createPublicKey } from "node:crypto";
import { isIP } from "node:net";
import { domainOf } from "#domain/mail/named-address.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import type { MailServer, MailSettings } from "#server/mail/mail-settings.ts";

/** The TXT records by which other mail servers know that a mail is the company's own. */
export function dnsRecords(mail: MailSettings): string {
	const domain = domainOf(mail.from);
	const key = readDkimKey(mail);
	const records = [
		["SPF: which servers may send for the domain", domain, `v=spf1 ${senders(mail.server)} ~all`],
		...(key === null
			? []
			: [
					[
						"DKIM: the key that proves the signature",
						`${key.selector}._domainkey.${domain}`,
						publicHalf(key.privateKey),
					],
				]),
		["DMARC: what to do with an email that passes neither", `_dmarc.${domain}`, "v=DMARC1; p=none"],
	];
	const lines = records.map(([about, name, value]) => `${about}\n  ${name}  TXT\n  ${value}`);
	const advice = [
		...(mail.server.isLoopback
			? ["ADDRESS in SPF is the public address from which the mail server of this machine sends."]
			: ["Your email provider says what belongs into SPF: the line above is only its shape."]),
		...(key === null
			? ["No DKIM key is set (DKIM_KEY_FILE): emails go out unsigned, unless the provider signs them."]
			: []),
	];
	return [...lines, advice.join("\n")].join("\n\n");
}

/** What SPF calls the servers that send. Only a name has a record of its own to include. */
function senders({ host, isLoopback }: MailServer): string {
	if (isLoopback) return "ip4:ADDRESS";
	const version = isIP(host);
	return version === 0 ? `include:${host}` : `ip${version}:${host}`;
}

function publicHalf(privateKey: string): string {
	const bytes = createPublicKey(privateKey).export({ type: "spki", format: "der" });
	return `v=DKIM1; k=rsa; p=${bytes.toString("base64")}`;
}
