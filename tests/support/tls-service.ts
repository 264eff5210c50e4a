import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll } from "vitest";
import { RunningService } from "./running-service.ts";

/** Before all tests of a file: a service with a certificate of its own, and a port without TLS that leads to it. */
export function tlsServiceForTests() {
	const made = {} as { service: RunningService; certificate: string };
	const folder = mkdtempSync(join(tmpdir(), "southlight-tls-"));

	beforeAll(async () => {
		const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
		const files = { TLS_CERT_FILE: join(folder, "cert.pem"), TLS_KEY_FILE: join(folder, "key.pem") };
		writeFileSync(files.TLS_CERT_FILE, cert);
		writeFileSync(files.TLS_KEY_FILE, key);
		made.certificate = cert;
		made.service = await new RunningService({ settings: { ...files, REDIRECT_PORT: "0" } }).start();
	});
	afterAll(async () => {
		await made.service.remove();
		rmSync(folder, { recursive: true });
	});
	return made;
}
