import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "selfsigned";

/** Writes a certificate for this machine's loopback address, and returns the service's settings that name it. */
export async function makeCertificate(folder: string): Promise<Record<string, string>> {
	const { cert, private: key } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
		keyType: "ec",
		algorithm: "sha256",
		extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
	});
	const settings = { TLS_CERT_FILE: join(folder, "certificate.pem"), TLS_KEY_FILE: join(folder, "key.pem") };
	writeFileSync(settings.TLS_CERT_FILE, cert);
	writeFileSync(settings.TLS_KEY_FILE, key, { mode: 0o600 });
	return settings;
}
