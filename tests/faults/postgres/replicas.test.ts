import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { createDatabase, dropDatabase, newDatabaseUrl } from "#tests/support/new-database.ts";
import { messageSaying, newFormKey, postJson } from "#tests/support/post-form.ts";
import { RunningService } from "#tests/support/running-service.ts";

/** Three services on one database, and a balancer in front of those that run. */
async function startReplicas(): Promise<{ replicas: RunningService[]; origin: string }> {
	const folder = mkdtempSync(join(tmpdir(), "southlight-replicas-"));
	const databaseUrl = newDatabaseUrl(folder);
	await createDatabase(databaseUrl);
	const replicas = Array.from({ length: 3 }, () => new RunningService({ databaseUrl }));
	onTestFinished(async () => {
		await Promise.all(replicas.map((replica) => replica.remove()));
		await dropDatabase(databaseUrl);
		rmSync(folder, { recursive: true });
	});
	await Promise.all(replicas.map((replica) => replica.start()));
	const balancer = await startBalancer(replicas);
	onTestFinished(() => {
		balancer.closeAllConnections();
		balancer.close();
	});
	const address = balancer.address();
	if (typeof address !== "object" || address === null) throw new Error("The balancer has no address");
	return { replicas, origin: `http://127.0.0.1:${address.port}` };
}

/** Passes each request to the next replica that runs; an answer that never comes is a 502, as usual. */
async function startBalancer(replicas: readonly RunningService[]): Promise<Server> {
	let turn = 0;
	const server = createServer((incoming, outgoing) => {
		const running = replicas.filter(({ isRunning }) => isRunning);
		const replica = running[turn++ % running.length];
		if (replica === undefined) return outgoing.writeHead(502).end();
		const { headers, method } = incoming;
		const passed = request(replica.origin + incoming.url, { headers, method, agent: false }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(outgoing);
			answer.on("error", () => outgoing.destroy());
		});
		passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
		return incoming.pipe(passed);
	});
	const { promise, resolve } = Promise.withResolvers<void>();
	server.listen(0, "127.0.0.1", resolve);
	await promise;
	return server;
}

/** Repeats what a visitor does until it succeeds, as a visitor does. */
async function untilItWorks<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
	for (;;) {
		const result = await attempt().catch(() => null);
		if (result !== null) return result;
	}
}

test("two of three services are killed under load: nothing acknowledged is lost and nothing is stored twice", async () => {
	const { replicas, origin } = await startReplicas();
	const acknowledged = new Map<string, string>();
	let isOver = false;
	const crowd = Array.from({ length: 12 }, async (_, person) => {
		for (let sent = 0; !isOver; sent++) {
			const message = `${person} ${sent}`;
			const key = await untilItWorks(() => newFormKey({ origin }));
			const reference = await untilItWorks(async () => {
				const answer = await postJson({ origin }, "/forms/contact", { values: messageSaying(message), key });
				return answer.ok ? submissionReceipt.parse(await answer.json()).reference : null;
			});
			acknowledged.set(message, reference);
		}
	});
	for (const replica of replicas.slice(0, 2)) {
		const before = acknowledged.size;
		await expect.poll(() => acknowledged.size, { timeout: 50_000 }).toBeGreaterThan(before + 60);
		await replica.stop("SIGKILL");
	}
	const before = acknowledged.size;
	await expect.poll(() => acknowledged.size, { timeout: 50_000 }).toBeGreaterThan(before + 60);
	isOver = true;
	await Promise.all(crowd);
	const stored = (await replicas[2]?.leads())?.map(({ reference, values }) => [values["message"], reference]);
	expect(stored?.sort()).toEqual([...acknowledged].sort());
});
