import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { mailServer, mailSettings } from "#tests/support/mail-server.ts";
import { createDatabase, dropDatabase, newDatabaseUrl } from "#tests/support/new-database.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { isLongRun } from "#tools/checks/long-run.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

/** Three services on one database, and a balancer in front of those that run. */
async function startReplicas(
	settings: Readonly<Record<string, string>>,
): Promise<{ replicas: RunningService[]; origin: string; databaseUrl: URL }> {
	const folder = mkdtempSync(join(tmpdir(), "southlight-replicas-"));
	const databaseUrl = newDatabaseUrl(folder);
	await createDatabase(databaseUrl);
	const replicas = Array.from({ length: 3 }, () => new RunningService({ databaseUrl, settings }));
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
	return { replicas, origin: `http://127.0.0.1:${address.port}`, databaseUrl };
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

/** Messages that are acknowledged before each kill. */
const perKill = isLongRun ? 100 : 8;

test("two of three services are killed under load: nothing acknowledged is lost, nothing is stored or mailed twice", {
	timeout: 240_000,
}, async () => {
	const server = await mailServer();
	const settings = mailSettings(server);
	const { replicas, origin, databaseUrl } = await startReplicas(settings);
	const acknowledged = new Map<string, string>();
	let isOver = false;
	const crowd = Array.from({ length: 6 }, async (_, person) => {
		for (let sent = 0; !isOver; sent++) {
			const message = `${person} ${sent}`;
			// Without a form key, which a program has too soon to be taken for a person: equal words are the same lead.
			const reference = await untilItWorks(async () => {
				const answer = await postJson({ origin }, "/forms/contact", { values: valuesOf(message) });
				return answer.ok ? submissionReceipt.parse(await answer.json()).reference : null;
			});
			acknowledged.set(message, reference);
		}
	});
	for (const replica of replicas.slice(0, 2)) {
		const before = acknowledged.size;
		await expect.poll(() => acknowledged.size, { timeout: 50_000 }).toBeGreaterThan(before + perKill);
		await replica.stop("SIGKILL");
	}
	const before = acknowledged.size;
	await expect.poll(() => acknowledged.size, { timeout: 50_000 }).toBeGreaterThan(before + perKill);
	isOver = true;
	await Promise.all(crowd);
	const stored = (await replicas[2]?.leads())?.map(({ reference, values }) => [values["message"], reference]);
	expect(stored?.sort()).toEqual([...acknowledged].sort());

	await replicas[2]?.stop();
	await restOfMails(databaseUrl, settings);
	const mails = server.received.map(({ bytes }) => /^Message-ID: (.*)\r$/m.exec(bytes)?.[1]);
	expect(new Set(mails).size).toBe(mails.length);
	const due = await dueMails(databaseUrl);
	const [sent, others] = [
		due.filter(({ state }) => state === "sent"),
		due.filter(({ state }) => state !== "sent"),
	];
	expect(sent.map(({ message_id: id }) => id).filter((id) => !mails.includes(id ?? ""))).toEqual([]);
	// A kill between handing over and the answer: a person decides.
	expect(new Set(others.map(({ state }) => state))).toEqual(new Set(others.length > 0 ? ["undecided"] : []));
	expect(due).toHaveLength(2 * acknowledged.size);
});

/** Each message from an address of its own: one address gets five answers a day. */
const valuesOf = (message: string) => ({
	...messageSaying(message),
	email: `visitor${message.replace(" ", ".")}@example.co.nz`,
});

/** Lets a service whose clock is past all leases send what the killed ones have left. */
async function restOfMails(databaseUrl: URL, settings: Readonly<Record<string, string>>): Promise<void> {
	const startsAt = new Date(Date.now() + 10 * minute);
	const successor = await new RunningService({ databaseUrl, settings, startsAt }).start();
	const open = async () =>
		(await dueMails(databaseUrl)).filter(({ state }) => state === "waiting" || state === "sending").length;
	await expect.poll(open, { timeout: 50_000 }).toBe(0);
	await successor.remove();
}

function dueMails(databaseUrl: URL) {
	return queryDatabase(databaseUrl, (database) =>
		database
			.selectFrom("outbox")
			.select(["state", "message_id"])
			.where("purpose", "in", ["receipt", "team-lead"])
			.execute(),
	);
}
