import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hour } from "#domain/durations.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { listOutbox, retryItem } from "#server/outbox/list-outbox.ts";
import { findEndpoint, rotateSecret } from "#server/webhooks/endpoints.ts";
import { switchEndpoint } from "#server/webhooks/switch-endpoint.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import {
	type Answer,
	verified,
	type WebhookReceiver,
	webhookReceiver,
} from "#tests/support/webhook-receiver.ts";
import { endpointAt, secretOf, webhooksIn, webhookWorker } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();
const arrival = new Date();
const afterRest = new Date(arrival.getTime() + 30_000);
const later = (hours: number) => new Date(arrival.getTime() + hours * hour);
const storeLead = (key: string) =>
	store(made.database, submission(key, { values: messageSaying(key) }), arrival);
const only = async () => (await webhooksIn(made.database))[0];

/** A receiver that has yet to hear of a lead, and what it will do when it does. */
async function receiverOfLead(...answers: readonly Answer[]) {
	const receiver = await webhookReceiver();
	receiver.react(...answers);
	const endpoint = await endpointAt(made.database, receiver.url());
	await storeLead("Hello");
	return { receiver, endpoint };
}

/** The names of the tries, which a receiver tells apart by their time alone. */
const sameEachTime = ({ received }: WebhookReceiver) =>
	new Set(received.map(({ id, body }) => `${id} ${body}`)).size;

test("a receiver hears of a lead, signed as the library checks it, and the text is not stored any longer", async () => {
	const { receiver, endpoint } = await receiverOfLead();
	await webhookWorker(made.database).lookAt(arrival);
	const [event] = await receiver.events(1, secretOf(endpoint));
	expect(event).toMatchObject({ type: "lead.received", data: { values: { message: "Hello" } } });
	expect(await only()).toMatchObject({ state: "sent", message: null });
	const forger = `whsec_${Buffer.from("someone else").toString("base64")}`;
	expect(() => receiver.received.map((one) => verified(one, forger))).toThrow("signature");
});

describe("a receiver that does not take it at first", () => {
	test.each<[string, Answer, RegExp]>([
		["fails", { status: 500 }, /^500 Not this time/],
		["redirects", { status: 307, headers: { Location: "http://127.0.0.1:9/" } }, /^307 .*not followed/],
		["says nothing", "silence", /did not answer in time/],
		["changes the protocol", { status: 101, headers: { Connection: "Upgrade", Upgrade: "x" } }, /no answer/],
	])("because it %s gets the same id and bytes later, and not before", async (_, answer, problem) => {
		const { receiver } = await receiverOfLead(answer);
		// Only silence has to be cut short: a slow machine takes its time to answer.
		const { lookAt } = webhookWorker(made.database, answer === "silence" ? { timeout: 2000 } : {});
		await lookAt(arrival);
		expect(await only()).toMatchObject({
			state: "waiting",
			attempts: 1,
			problem: expect.stringMatching(problem),
		});
		await lookAt(arrival);
		expect(receiver.received).toHaveLength(1);
		await webhookWorker(made.database).lookAt(later(1));
		expect(await only()).toMatchObject({ state: "sent", attempts: 2 });
		expect([receiver.received.length, sameEachTime(receiver)]).toEqual([2, 1]);
	});

	test("because it is down gets it once it is back, and is given up after 72 hours", async () => {
		const { receiver } = await receiverOfLead();
		await receiver.stop();
		const { lookAt } = webhookWorker(made.database);
		for (let hour = 0; hour <= 73; hour++) await lookAt(later(hour));
		const failed = await only();
		expect(failed).toMatchObject({ state: "failed", problem: expect.stringContaining("ECONNREFUSED") });
		await receiver.start();
		expect(await retryItem(made.database.kysely, "webhook", failed?.id ?? "", later(80))).toBe(true);
		await lookAt(later(80));
		expect(await only()).toMatchObject({ state: "sent" });
		expect(receiver.received).toHaveLength(1);
	});
});

test("a receiver that stays away is in the log while its event still waits, once for the event", async () => {
	const { receiver } = await receiverOfLead();
	await receiver.stop();
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const { lookAt } = webhookWorker(made.database);
	for (let hour = 0; hour < 6; hour++) await lookAt(later(hour));
	const id = (await only())?.id ?? "";
	const line = JSON.stringify({ event: "outbox", id, state: "waiting", tries: 4 });
	expect(log.mock.calls).toEqual([[line]]);
});

test("an event that no service was there to send for 72 hours is listed as failed, logged, and sent once it is retried", async () => {
	const { receiver } = await receiverOfLead();
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const { lookAt } = webhookWorker(made.database);
	await lookAt(later(73));
	const id = (await only())?.id ?? "";
	expect(await listOutbox(made.database.kysely, "webhook", ["failed"])).toMatchObject([{ id }]);
	expect(log).toHaveBeenCalledWith(JSON.stringify({ event: "outbox", id, state: "failed" }));
	expect(await retryItem(made.database.kysely, "webhook", id, later(80))).toBe(true);
	await lookAt(later(80));
	expect(receiver.received).toHaveLength(1);
});

test("a receiver that answers without end is not listened to for long", async () => {
	const { receiver } = await receiverOfLead("endless");
	await webhookWorker(made.database).lookAt(arrival);
	// What the network holds between the two is a few of these.
	expect(receiver.spoken).toBeLessThan(64 * 1024 * 1024);
	expect(await only()).toMatchObject({
		state: "waiting",
		problem: expect.stringMatching(/^500 x{300}$/),
	});
});

test("a receiver that says nothing is left alone for a moment, so that another one need not wait", async () => {
	const silent = await webhookReceiver();
	const other = await webhookReceiver();
	silent.react(...Array.from({ length: 30 }, () => "silence" as const));
	await endpointAt(made.database, silent.url());
	await endpointAt(made.database, other.url());
	for (let number = 0; number < 20; number++) await storeLead(`${number}`);
	const { lookAt } = webhookWorker(made.database, { timeout: 2000 });
	await lookAt(arrival);
	expect(other.received).toHaveLength(20);
	const asked = silent.received.length;
	expect(asked).toBeLessThan(10);
	// One event asks whether it answers again, so that those of others can be sent in the meantime.
	await lookAt(afterRest);
	expect(silent.received).toHaveLength(asked + 1);
});

test("an event that comes while a receiver is left alone is sent as soon as that is over, and has lost no try", async () => {
	const { receiver } = await receiverOfLead("silence");
	const { lookAt } = webhookWorker(made.database, { timeout: 2000 });
	await lookAt(arrival);
	await storeLead("Meanwhile");
	await lookAt(arrival);
	expect(receiver.received).toHaveLength(1);
	await lookAt(afterRest);
	expect(receiver.received.at(-1)?.body).toContain("Meanwhile");
	const sent = (await webhooksIn(made.database)).find(({ state }) => state === "sent");
	expect(sent).toMatchObject({ message_id: receiver.received.at(-1)?.id, attempts: 1 });
});

test("a receiver that says 410 is switched off, and hears nothing more, before it is switched on again", async () => {
	const { receiver, endpoint } = await receiverOfLead({ status: 410 });
	await storeLead("a second");
	const { lookAt } = webhookWorker(made.database);
	await lookAt(arrival);
	const heard = receiver.received.length;
	expect(await findEndpoint(made.database.kysely, endpoint.id)).toMatchObject({ state: "gone" });
	expect((await webhooksIn(made.database)).map(({ state }) => state)).toContain("failed");
	await storeLead("a third");
	await lookAt(later(1));
	expect(receiver.received).toHaveLength(heard);
	await switchEndpoint(made.database, endpoint, "on", later(1));
	await storeLead("a fourth");
	await lookAt(later(1));
	expect(receiver.received).toHaveLength(heard + 1);
});

test("while a secret is changed the receiver can check by either, and after a day by the new one only", async () => {
	const { receiver, endpoint } = await receiverOfLead({ status: 500 });
	const fresh = await rotateSecret(made.database.kysely, endpoint, arrival);
	const { lookAt } = webhookWorker(made.database);
	await lookAt(arrival);
	await lookAt(later(25));
	const [first, second] = receiver.received;
	const signatures = (one: typeof first) => String(one?.headers["webhook-signature"]).split(" ");
	const signed = (one: typeof first, secret: string, at: Date) =>
		new Webhook(secret).sign(one?.id ?? "", at, one?.body ?? "");
	const former = secretOf(endpoint);
	expect(signatures(first)).toEqual([fresh, former].map((secret) => signed(first, secret, arrival)));
	expect(signatures(second)).toEqual([signed(second, fresh, later(25))]);
});

test("two workers on one database send each of many events once", async () => {
	const receiver = await webhookReceiver();
	const { id } = await endpointAt(made.database, receiver.url());
	const other = await openDatabase(made.url);
	for (let number = 0; number < 20; number++) await storeLead(`${number}`);
	await Promise.all([made.database, other].map((database) => webhookWorker(database).lookAt(arrival)));
	await other.close();
	expect(new Set(receiver.received.map((received) => received.id)).size).toBe(20);
	expect(receiver.received).toHaveLength(20);
	expect(
		(await webhooksIn(made.database)).every(({ recipient, state }) => recipient === id && state === "sent"),
	).toBe(true);
});
