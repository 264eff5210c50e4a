import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { type Settings, SettingsError } from "#server/settings.ts";

/** Reads the certificate and its key; throws a `SettingsError` where a file cannot be read, or they are none. */
export function readCertificate({ certificateFile, keyFile }: NonNullable<Settings["tls"]>) {
	const certificate = {
		cert: readSetFile("TLS_CERT_FILE", certificateFile),
		key: readSetFile("TLS_KEY_FILE", keyFile),
	};
	try {
		createSecureContext(certificate);
	} catch (cause) {
		const message =
			"TLS_CERT_FILE and TLS_KEY_FILE must name a certificate and its key, both in PEM, that belong together, the key without a passphrase.";
		throw new SettingsError(message, { cause });
	}
	return certificate;
}

function readSetFile(setting: string, file: string): Buffer {
	try {
		return readFileSync(file);
	} catch (cause) {
		throw new SettingsError(`${setting} names a file that cannot be read: ${file}`, { cause });
	}
}
