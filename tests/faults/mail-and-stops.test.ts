import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { minute } from "#domain/durations.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { DeskVisitor, deskCommand } from "#tests/support/desk-visitor.ts";
import { MailServerForTests, mailServer, mailSettings } from "#tests/support/mail-server.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { refused } from "#tests/support/raw-request.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const sendMessage = (service: RunningService) =>
	postJson(service, "/forms/contact", { values: messageSaying("Hello") });

/** Another service on the database of one that has gone. */
const successorOf = ({ databaseUrl }: RunningService, server: MailServerForTests, startsAt?: Date) =>
	startedService({
		settings: mailSettings(server),
		databaseUrl,
		...(startsAt && { startsAt }),
	});

const states = async ({ databaseUrl }: RunningService) => {
	const rows = await queryDatabase(databaseUrl, (database) =>
		database.selectFrom("outbox").select(["purpose", "state"]).execute(),
	);
	return Object.fromEntries(rows.map(({ purpose, state }) => [purpose, state]));
};

/** The answer to the visitor and the news for the team; in the morning there is a digest too. */
const both = (state: OutboxState) => ({ receipt: state, "team-lead": state });

describe("a service that is killed", () => {
	test("between storing a message and sending its mails has lost none: they go out when it runs again", async () => {
		const service = await startedService();
		await sendMessage(service);
		await service.stop("SIGKILL");
		const server = await mailServer();
		await successorOf(service, server);
		const mails = await server.mailsOf("mere@example.co.nz", 2);
		expect(mails.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
			"mere@example.co.nz",
			"team@southlight.example",
		]);
	});

	test("while the mail server keeps it waiting leaves its mails to the next one, once the lease is over", async () => {
		const silent = await new MailServerForTests({ isSilent: true }).start();
		onTestFinished(() => silent.stop());
		const service = await startedService({ settings: mailSettings(silent) });
		await sendMessage(service);
		await silent.connected(2);
		await expect.poll(() => states(service)).toMatchObject(both("sending"));
		await service.stop("SIGKILL");
		const server = await mailServer();
		await successorOf(service, server, new Date(Date.now() + 10 * minute));
		expect(await server.mailsOf("mere@example.co.nz", 2)).toHaveLength(2);
	});
});

describe("a service that is told to stop", () => {
	test("waits for the answer to a mail that it has handed over", async () => {
		const server = await mailServer();
		// One more for the digest.
		server.react("wait", "wait", "wait");
		const service = await startedService({ settings: mailSettings(server) });
		await sendMessage(service);
		await server.mailsOf("mere@example.co.nz", 2);
		const ended = service.stop("SIGTERM");
		await refused(service);
		server.answer();
		expect(await ended).toBe(0);
		expect(await states(service)).toMatchObject(both("sent"));
	});

	test("does not wait for a mail server that has not begun to take a mail, and leaves the mail waiting", async () => {
		const silent = await mailServer({ isSilent: true });
		const service = await startedService({ settings: mailSettings(silent) });
		await sendMessage(service);
		await silent.connected(2);
		await expect.poll(() => states(service)).toMatchObject(both("sending"));
		expect(await service.stop("SIGTERM")).toBe(0);
		expect(await states(service)).toMatchObject(both("waiting"));
	});

	test("gives up such a mail while it still waits for a message whose second half has not come", async () => {
		const silent = await mailServer({ isSilent: true });
		const service = await startedService({ settings: mailSettings(silent) });
		await sendMessage(service);
		await silent.connected(2);
		await expect.poll(() => states(service)).toMatchObject(both("sending"));
		const half = connect(service.port, "127.0.0.1");
		const type = "Content-Type: application/json";
		half.write(`POST /forms/contact HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: 2\r\n\r\n{`);
		// Once an answer has come, the service has seen what was sent before it.
		await fetch(`${service.origin}/healthz`, { headers: { Connection: "close" } });
		const ended = service.stop("SIGTERM");
		await expect.poll(() => states(service)).toMatchObject(both("waiting"));
		half.write("}");
		expect(await ended).toBe(0);
	});

	test("does not wait for a mail server that has not begun to take a sign-in code", async () => {
		const silent = await mailServer({ isSilent: true });
		const service = await startedService({ settings: mailSettings(silent) });
		await deskCommand(service, "invite", "mere", "mere@southlight.example");
		await new DeskVisitor(service).get(signInRoutes.sendCode, { email: "mere@southlight.example" });
		await silent.connected(1);
		expect(await service.stop("SIGTERM")).toBe(0);
	});
});
