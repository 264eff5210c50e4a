import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import { averagePath } from "#domain/readiness/published-average.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { createDatabase, newPostgresUrl } from "#tests/support/new-database.ts";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import { RunningService } from "#tests/support/running-service.ts";

let server: PostgresServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.remove());

/** A line to the database server that can fall silent without being closed, as when its machine hangs. */
async function lineTo(databaseUrl: URL): Promise<{ url: URL; fallSilent: () => void }> {
	const sockets = new Set<Socket>();
	let isSilent = false;
	const line = createServer((near) => {
		sockets.add(near);
		near.on("error", () => undefined);
		if (isSilent) return;
		const far = connect(Number(databaseUrl.port), databaseUrl.hostname);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(from);
			from.on("error", () => to.destroy()).pipe(to);
		}
	});
	line.listen(0, "127.0.0.1");
	await once(line, "listening");
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		line.close();
	});
	const url = new URL(databaseUrl);
	url.port = String(Object(line.address()).port);
	return {
		url,
		fallSilent() {
			isSilent = true;
			for (const socket of sockets) socket.unpipe().pause();
		},
	};
}

test("while the database server says nothing, every request has an answer and a form comes back with what was typed", async () => {
	const databaseUrl = newPostgresUrl(server.url);
	await createDatabase(databaseUrl);
	const line = await lineTo(databaseUrl);
	const service = new RunningService({ databaseUrl: line.url });
	onTestFinished(() => service.remove());
	await service.start();
	const stored = await postPlain(service, "/forms/contact", messageSaying("before"));
	const receipt = new URL(stored.headers.get("Location") ?? "", service.origin);
	expect((await fetch(receipt)).status).toBe(200);

	line.fallSilent();
	const withoutFigures = [replyTimesPath, averagePath].map((path) => fetch(service.origin + path));
	const [receiptAgain, desk, formAgain] = await Promise.all([
		fetch(receipt),
		fetch(`${service.origin}/desk/api/visit`, { headers: { Cookie: "desk-session=of-before" } }),
		postPlain(service, "/forms/contact", messageSaying("typed with care")),
	]);
	expect([receiptAgain.status, desk.status, formAgain.status]).toEqual([503, 503, 503]);
	expect((await Promise.all(withoutFigures)).map(({ status }) => status)).toEqual([200, 200]);
	expect(readFormAgain(await formAgain.text(), "contact").values["message"]).toEqual(["typed with care"]);
});
