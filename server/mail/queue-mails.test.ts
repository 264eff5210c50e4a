import { expect, test } from "vitest";
import { day, hour } from "#domain/durations.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { databaseForTests, person, store, submission } from "#tests/support/database-for-tests.ts";
import { mailStates, outboxOf, sessions, storeMessage } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const now = new Date("2026-11-22T01:00:00Z");
const session = sessions["automating-supplier-invoices"];
const purposes = async () => Object.keys(await mailStates(made.database)).sort();
const all = () => made.database.kysely.selectFrom("outbox").select(["purpose", "recipient"]).execute();
const fromMere = (key: string) => store(made.database, submission(key, { values: messageSaying(key) }), now);

test("a message is stored with the mails that it causes, of which none is written yet", async () => {
	const { reference } = await storeMessage(made.database, now);
	const rows = await outboxOf(made.database);
	expect([...rows.keys()].sort()).toEqual(["receipt", "reply-warning-1h", "reply-warning-4h", "team-lead"]);
	expect(rows.get("receipt")).toMatchObject({
		id: `${reference}.receipt`,
		state: "waiting",
		recipient: "mere@example.co.nz",
		message: null,
		attempts: 0,
	});
	expect(rows.get("team-lead")).toMatchObject({ recipient: null });
});

test("a registration is stored with its reminders", async () => {
	const registration = { form: "webinar", session } as const;
	await storeMessage(made.database, now, registration);
	expect(await purposes()).toEqual(expect.arrayContaining(["reminder-day", "reminder-hour"]));
});

test("the same message sent again causes no second mail", async () => {
	await fromMere("once");
	await fromMere("once");
	expect(await all()).toHaveLength(4);
});

test("a suspected message causes none", async () => {
	const { hasAnswer } = await storeMessage(made.database, now, {
		evidence: { ...person, honeypot: "http://spam.example" },
	});
	expect(hasAnswer).toBe(false);
	expect(await all()).toEqual([]);
});

test("who registers by a form that their browser fills in at once is confirmed, once the browser has done its work", async () => {
	const quick = { ...person, formAge: 1600 };
	await storeMessage(made.database, now, { form: "webinar", session, evidence: quick });
	expect(await purposes()).toContain("webinar-confirmation");
});

test("a message that could not be stored leaves no mail behind", async () => {
	const faulty = { page: Object("a page") };
	await expect(storeMessage(made.database, now, faulty)).rejects.toThrow();
	expect(await all()).toEqual([]);
});

test("an erased lead takes its mails with it, those for later too", async () => {
	const { reference } = await storeMessage(made.database, now, {
		form: "webinar",
		session,
	});
	await fromMere("another");
	await eraseLeads(made.database, [reference], now);
	expect(await all()).toHaveLength(4);
});

test("who takes all six papers, registers for three sessions and writes three times in a day gets all of it", async () => {
	const day = [...Array(6).fill("paper"), ...Array(3).fill("webinar"), ...Array(3).fill("contact")];
	for (const [number, form] of day.entries()) {
		const change = { form, values: messageSaying(`${number}`), session: form === "webinar" ? session : null };
		expect(await store(made.database, submission(`${number}`, change), now)).toMatchObject({
			hasAnswer: true,
		});
	}
	const toMere = (await all()).filter(({ recipient }) => recipient !== null);
	expect(Object.groupBy(toMere, ({ purpose }) => purpose)).toMatchObject({
		"paper-link": { length: 6 },
		"webinar-confirmation": { length: 3 },
		receipt: { length: 3 },
		"reminder-day": { length: 3 },
		"reminder-hour": { length: 3 },
	});
});

test("an address that someone else fills in many times gets fifteen answers a day, and the team hears of every message", async () => {
	const answered: boolean[] = [];
	for (let number = 0; number < 18; number++) answered.push((await fromMere(`number ${number}`)).hasAnswer);
	expect(answered).toEqual([...Array(15).fill(true), ...Array(3).fill(false)]);
	expect((await fromMere("number 14")).hasAnswer).toBe(true);
	expect((await fromMere("number 15")).hasAnswer).toBe(false);
	const rows = await all();
	expect(rows.filter(({ purpose }) => purpose === "receipt")).toHaveLength(15);
	expect(rows.filter(({ purpose }) => purpose === "team-lead")).toHaveLength(18);
	const nextDay = new Date(now.getTime() + 25 * hour);
	await store(made.database, submission("next day", { values: messageSaying("next day") }), nextDay);
	expect((await all()).filter(({ purpose }) => purpose === "receipt")).toHaveLength(16);
});

test("who registers for a session is reminded of it, however many answers their address has had that day", async () => {
	for (let number = 0; number < 16; number++) await fromMere(`number ${number}`);
	const values = messageSaying("registers");
	const registered = await store(
		made.database,
		submission("registers", { form: "webinar", session, values }),
		now,
	);
	expect(registered.hasAnswer).toBe(false);
	expect(await purposes()).toEqual(expect.arrayContaining(["reminder-day", "reminder-hour"]));
	expect(await purposes()).not.toContain("webinar-confirmation");
});

test("an address gets no more answers when it is written in capitals", async () => {
	const email = "mere@example.co.nz";
	for (let letters = 0; letters < 18; letters++) {
		const written = email.slice(0, letters).toUpperCase() + email.slice(letters);
		const values = { ...messageSaying("Hello"), email: written };
		await store(made.database, submission(written, { values }), now);
	}
	expect((await all()).filter(({ purpose }) => purpose === "receipt")).toHaveLength(15);
});

test("an address gets no more answers when its host is written in another way", async () => {
	for (let letters = 0; letters < 18; letters++) {
		// Letters of full width, which a mail server takes for plain ones.
		const host = "example".replaceAll(/[a-z]/g, (letter, index) =>
			letters & (1 << index) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter,
		);
		const values = { ...messageSaying("Hello"), email: `mere@${host}.co.nz` };
		await store(made.database, submission(host, { values }), now);
	}
	expect((await all()).filter(({ purpose }) => purpose === "receipt")).toHaveLength(15);
});

/** Whether a message from an address gets an answer. */
async function write(email: string, words = "Hello"): Promise<boolean> {
	const values = { ...messageSaying(words), email };
	return (await store(made.database, submission(email + words, { values }), now)).hasAnswer;
}

test("an address that has had all its answers with endings after a plus sign gets only its own first one as well", async () => {
	for (let number = 0; number < 15; number++) await write(`mere+${number}@example.co.nz`);
	const answered = [];
	for (const words of ["One", "Two", "Three"]) answered.push(await write("mere@example.co.nz", words));
	expect(answered).toEqual([true, false, false]);
});

test("an address gets no more answers when each has another ending after a plus sign", async () => {
	const answered: boolean[] = [];
	for (let number = 0; number < 18; number++) answered.push(await write(`m_re+${number}@example.co.nz`));
	expect(answered).toEqual([...Array(15).fill(true), ...Array(3).fill(false)]);
	expect(await write("mare+1@example.co.nz")).toBe(true);
	expect(await write("m_re+1@example.com")).toBe(true);
});

test("an address is answered after a clock that was a year ahead has answered it often enough", async () => {
	const ahead = new Date(now.getTime() + 365 * day);
	for (let number = 0; number < 15; number++)
		await store(made.database, submission(`${number}`, { values: messageSaying("Hello") }), ahead);
	const lead = await store(made.database, submission("now", { values: messageSaying("Hello") }), now);
	expect(lead.hasAnswer).toBe(true);
});
