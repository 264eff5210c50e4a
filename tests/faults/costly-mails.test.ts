import { expect, onTestFinished, test } from "vitest";
import { imapServer } from "#tests/support/imap-server.ts";
import { memoryOf } from "#tests/support/process-use.ts";
import { rawMail } from "#tests/support/received-mails.ts";
import { RunningService } from "#tests/support/running-service.ts";

/** Megabytes over those at rest: what the deployment files allow, less what the service holds. */
const maxMemory = 220;

test("while an email of half a million blank lines is read, pages are answered and memory stays within bounds", async () => {
	const server = await imapServer();
	const service = await new RunningService({ settings: { IMAP_URL: server.url } }).start();
	onTestFinished(() => service.remove());
	await server.watched();
	const atRest = memoryOf(service.pid);
	server.deliver(rawMail({ headers: { Subject: "Costly" }, text: "\r\n".repeat(500_000) }));
	let [pages, memory] = [0, 0];
	const stored = async () => {
		pages += Number((await fetch(`${service.origin}/company`)).ok);
		memory = Math.max(memory, memoryOf(service.pid));
		return (await service.leads()).length;
	};
	await expect.poll(stored, { timeout: 50_000, interval: 20 }).toBe(1);
	// A service that reads in its own thread answers the first of them once it has read the email.
	expect(pages).toBeGreaterThan(5);
	expect(memory - atRest).toBeLessThan(maxMemory);
});
