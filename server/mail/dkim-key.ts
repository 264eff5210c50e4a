import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { domainOf } from "#domain/mail/named-address.ts";
import type { MailSettings } from "#server/mail/mail-settings.ts";
import { SettingsError } from "#server/settings.ts";

const minBits = 1024;

/** The key that signs mails, and where its public half is published. */
export interface DkimKey {
	readonly privateKey: string;
	readonly selector: string;
	readonly domain: string;
}

/** Reads the key; null where none is set. Throws a `SettingsError` for a file that holds none. */
export function readDkimKey({ dkim, from }: MailSettings): DkimKey | null {
	if (dkim === null) return null;
	const { keyFile, selector } = dkim;
	const privateKey = readKey(keyFile);
	const { asymmetricKeyType: type, asymmetricKeyDetails: details } = parseKey(privateKey, keyFile);
	if (type !== "rsa" || (details?.modulusLength ?? 0) < minBits)
		throw new SettingsError(`DKIM_KEY_FILE must hold an RSA key of ${minBits} bits or more: ${keyFile}`);
	return { privateKey, selector, domain: domainOf(from) };
}

function readKey(keyFile: string): string {
	try {
		return readFileSync(keyFile, "utf8");
	} catch (cause) {
		throw new SettingsError(`DKIM_KEY_FILE cannot be read: ${keyFile}`, { cause });
	}
}

function parseKey(privateKey: string, keyFile: string): KeyObject {
	try {
		return createPrivateKey(privateKey);
	} catch (cause) {
		throw new SettingsError(`DKIM_KEY_FILE holds no private key in PEM: ${keyFile}`, { cause });
	}
}
