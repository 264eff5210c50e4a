import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { type LiveMessage, liveMessage, livePath } from "#domain/desk/live.ts";
import { deskApi, unattendedHeader } from "#domain/desk/route.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { hour } from "#domain/durations.ts";
import type { Tables } from "#server/database/tables.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { type DeskVisitor, personAtDesk } from "#tests/support/desk-visitor.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { ana, ben } = staffForTests(service, "ana", "ben");

async function* streamOf(visitor: DeskVisitor): AsyncGenerator<LiveMessage> {
	const { body } = await fetch(service.origin + deskApi + livePath, {
		headers: { Cookie: visitor.cookieHeader },
	});
	let text = "";
	for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += chunk;
		const messages = text.split("\n\n");
		text = messages.pop() ?? "";
		for (const message of messages)
			if (message.startsWith("data: ")) yield liveMessage.parse(JSON.parse(message.slice(6)));
	}
}

const personCalled = (database: Kysely<Tables>, name: string) =>
	database.selectFrom("desk_people").select("id").where("name", "=", name);

async function firstMatch(
	stream: AsyncGenerator<LiveMessage>,
	isWanted: (message: LiveMessage) => boolean,
): Promise<LiveMessage | undefined> {
	for (;;) {
		const { value, done } = await stream.next();
		if (done === true) return undefined;
		if (isWanted(value)) return value;
	}
}

test("the live stream tells of a lead that arrives, of a colleague's note, and who is there", async () => {
	const stream = streamOf(ana);
	expect((await stream.next()).value).toEqual({ kind: "begun" });
	const lead = await leadSaying(service, "Breaking news");
	const of = (kind: string) => (message: LiveMessage) =>
		message.kind === "lead" && message.lead === lead && message.what === kind;
	expect(await firstMatch(stream, of("received"))).toMatchObject({ number: 1, person: null });
	await ben.get(leadRoutes.addNote, { text: "Seen" }, { lead });
	expect(await firstMatch(stream, of("note"))).toMatchObject({ number: 2 });
	await ben.get(leadRoutes.recordPresence, { doing: "looking" }, { lead });
	const present = await firstMatch(stream, (message) => message.kind === "present" && message.lead === lead);
	expect(present).toMatchObject({ present: [{ doing: "looking" }] });
	await stream.return(undefined);
});

test("the live stream tells who was there already to a person who comes later", async () => {
	const lead = await leadSaying(service, "Well visited");
	await ben.get(leadRoutes.recordPresence, { doing: "replying" }, { lead });
	const isTold = (message: LiveMessage) => message.kind === "present" && message.lead === lead;
	const early = streamOf(ana);
	const told = await firstMatch(early, isTold);
	const late = streamOf(ben);
	expect(await firstMatch(late, isTold)).toEqual(told);
	await Promise.all([early.return(undefined), late.return(undefined)]);
});

test("the live stream tells of a lead that comes back from its snooze by itself", async () => {
	const lead = await leadSaying(service, "Remind me");
	const stream = streamOf(ana);
	await ben.get(changeRoutes.make, {
		leads: [lead],
		change: { kind: "snooze", to: new Date(Date.now() + 60_000).toISOString() },
	});
	await queryDatabase(service.databaseUrl, (database) =>
		database.updateTable("leads").set({ sort_key: "2020" }).where("id", "=", lead).execute(),
	);
	const isWoken = (message: LiveMessage) =>
		message.kind === "lead" && message.lead === lead && message.person === null && message.what === "snoozed";
	expect(await firstMatch(stream, isWoken)).toMatchObject({ number: 3 });
	await stream.return(undefined);
});

test("the live stream tells of an erasure, of whichever lead, and of the person's own new role", async () => {
	const lead = await leadSaying(service, "Forget me");
	const dora = await personAtDesk(service, "Dora");
	const stream = streamOf(dora);
	await stream.next();
	await queryDatabase(service.databaseUrl, async (database) => {
		const { reference } = await database
			.deleteFrom("leads")
			.where("id", "=", lead)
			.returning("reference")
			.executeTakeFirstOrThrow();
		await database
			.insertInto("erasures")
			.values({ reference, erased_at: new Date().toISOString() })
			.execute();
		await database
			.updateTable("desk_people")
			.set({ role: "owner" })
			.where("email", "=", "dora@southlight.example")
			.execute();
	});
	const told = new Set<string>();
	const heard = (message: LiveMessage) =>
		told.add(message.kind === "role" ? message.role : message.kind).has("erased") && told.has("owner");
	await firstMatch(stream, heard);
	expect([...told]).toEqual(expect.arrayContaining(["staff", "erased", "owner"]));
	await stream.return(undefined);
});

test("the live stream ends with the session", async () => {
	const leaving = await personAtDesk(service, "Leaving");
	const stream = streamOf(leaving);
	await stream.next();
	await leaving.get(accountRoutes.endSessions);
	expect(await firstMatch(stream, ({ kind }) => kind === "signed-out")).toEqual({ kind: "signed-out" });
	expect(await firstMatch(stream, () => true)).toBeUndefined();
});

test("the live stream ends after twelve hours without use, however much the page asks while no one is at it", async () => {
	const lead = await leadSaying(service, "Left open");
	const away = await personAtDesk(service, "Away");
	const stream = streamOf(away);
	await stream.next();
	const backdate = (hours: number) =>
		queryDatabase(service.databaseUrl, (database) =>
			database
				.updateTable("desk_sessions")
				.set({ seen_at: new Date(Date.now() - hours * hour).toISOString() })
				.where("person_id", "in", personCalled(database, "Away"))
				.execute(),
		);
	const lastUse = () =>
		queryDatabase(service.databaseUrl, (database) =>
			database
				.selectFrom("desk_sessions")
				.select("seen_at")
				.where("person_id", "in", personCalled(database, "Away"))
				.executeTakeFirstOrThrow(),
		);
	await backdate(11);
	const before = await lastUse();
	const attended = away.headers;
	away.headers = { ...attended, [unattendedHeader]: "1" };
	await away.get(signInRoutes.visit);
	await away.get(inboxRoutes.counts);
	await away.get(leadRoutes.recordPresence, { doing: "looking" }, { lead });
	expect(await lastUse()).toEqual(before);
	away.headers = attended;
	await away.get(leadRoutes.recordPresence, { doing: "looking" }, { lead });
	expect(await lastUse()).not.toEqual(before);
	await backdate(12.1);
	expect(await firstMatch(stream, ({ kind }) => kind === "signed-out")).toEqual({ kind: "signed-out" });
	expect(await firstMatch(stream, () => true)).toBeUndefined();
});

test("the live stream is closed to who is not signed in", async () => {
	expect((await fetch(service.origin + deskApi + livePath)).status).toBe(401);
});

test("who asks for the head of the live stream alone is answered, and holds no stream", async () => {
	const { status } = await fetch(service.origin + deskApi + livePath, {
		method: "HEAD",
		headers: { Cookie: ana.cookieHeader },
		signal: AbortSignal.timeout(10_000),
	});
	expect(status).toBe(404);
});
