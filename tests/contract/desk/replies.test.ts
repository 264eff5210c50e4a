import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { placeholders } from "#domain/desk/placeholders.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { unreachableMails } from "#tests/support/mail-server.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: unreachableMails });
const { ana, ben } = staffForTests(service, "ana", "ben");

const to = "mere@example.co.nz";
const written = (change: object = {}) => ({
	...{ key: randomUUID(), seen: 1, to, subject: "Your message", text: "Thank you. Shall we talk?" },
	...change,
});
/** A lead, of whose mails only the replies: its receipt has tests of its own. */
async function read(lead: string, visitor = ana) {
	const { mails, ...detail } = await visitor.get(leadRoutes.read, {}, { lead });
	return { ...detail, replies: mails.filter(({ purpose }) => purpose === "reply") };
}

describe("a reply", () => {
	test("is queued to the person, stops the clock and belongs to its author", async () => {
		const lead = await leadSaying(service, "Please reply");
		const { mail, entry } = await ana.get(replyRoutes.send, written(), { lead });
		expect(mail).toMatchObject({ purpose: "reply", to, subject: "Your message", state: "waiting" });
		expect(entry).toMatchObject({ number: 2, what: { kind: "reply", mail: mail.id } });
		const detail = await read(lead);
		expect(detail.lead).toMatchObject({ state: "replied", dueAt: null, assignee: entry.person });
		expect(detail.replies).toContainEqual(mail);
	});

	test("sent twice by a double press is one", async () => {
		const lead = await leadSaying(service, "Pressed twice");
		const reply = written();
		const both = await Promise.all([1, 2].map(() => ana.get(replyRoutes.send, reply, { lead })));
		expect(both[0]).toEqual(both[1]);
		expect((await read(lead)).replies).toHaveLength(1);
	});

	test("with another text under the key of a former one is refused, and its text is kept", async () => {
		const lead = await leadSaying(service, "One key, two texts");
		const { mail } = await ana.get(replyRoutes.send, written({ key: "one" }), { lead });
		const other = written({ key: "one", text: "On Tuesday" });
		const answer = await ana.ask(replyRoutes.send, other, { lead });
		expect(answer).toMatchObject({ status: 409, body: { code: "already-sent" } });
		const { replies, draft } = await read(lead);
		expect([replies, draft?.text]).toMatchObject([[{ id: mail.id }], "On Tuesday"]);
	});

	test("that was taken back does not count as sent under its key again", async () => {
		const lead = await leadSaying(service, "One key, taken back");
		const reply = written();
		const { mail } = await ana.get(replyRoutes.send, reply, { lead });
		await ana.get(replyRoutes.takeBack, {}, { lead, mail: mail.id });
		const answer = await ana.ask(replyRoutes.send, reply, { lead });
		expect(answer).toMatchObject({ status: 409, body: { code: "already-sent" } });
		expect((await read(lead)).draft?.text).toBe(reply.text);
	});

	test("of two colleagues at the same moment is one, and the other's text is kept with the news", async () => {
		const lead = await leadSaying(service, "Both at once");
		const answers = await Promise.all([
			ana.ask(replyRoutes.send, written({ text: "From Ana" }), { lead }),
			ben.ask(replyRoutes.send, written({ text: "From Ben" }), { lead }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
			code: "newer-events",
			news: [{ what: { kind: "reply" } }],
		});
		const drafts = await Promise.all(
			[read(lead), read(lead, ben)].map(async (detail) => (await detail).draft),
		);
		expect(drafts.filter((draft) => draft !== null)).toHaveLength(1);
	});

	test("is stopped when a colleague was faster, with the news, and its text is kept", async () => {
		const lead = await leadSaying(service, "Two at once");
		await ben.get(replyRoutes.send, written({ text: "I was first" }), { lead });
		const { status, body } = await ana.ask(replyRoutes.send, written({ text: "Typed with care" }), { lead });
		expect([status, body]).toMatchObject([
			409,
			{ code: "newer-events", news: [{ number: 2, what: { kind: "reply", text: "I was first" } }] },
		]);
		const detail = await read(lead);
		expect(detail.draft).toMatchObject({ text: "Typed with care" });
		expect(detail.replies).toHaveLength(1);
	});

	test("does not go to an address that was changed meanwhile", async () => {
		const lead = await leadSaying(service, "I have moved");
		const values = { email: "moved@example.co.nz" };
		await ben.get(personDataRoutes.correct, { values }, { lead });
		const { status, body } = await ana.ask(replyRoutes.send, written({ seen: 2 }), { lead });
		expect([status, body]).toEqual([409, { code: "address-changed" }]);
		const detail = await read(lead);
		expect([detail.replies, detail.draft?.text]).toEqual([[], written().text]);
	});

	test("goes where it was written to when the address changes afterwards", async () => {
		const lead = await leadSaying(service, "I shall move");
		await ana.get(replyRoutes.send, written(), { lead });
		await ben.get(personDataRoutes.correct, { values: { email: "later@example.co.nz" } }, { lead });
		expect((await read(lead)).replies).toMatchObject([{ to }]);
	});

	test.each(["Hello\r\nBcc: all@example.com", "Hello\nX: y", "", "x".repeat(201)])(
		"is refused with a subject that is no line: %j",
		async (subject) => {
			const lead = await leadSaying(service, `Subject ${JSON.stringify(subject).slice(0, 50)}`);
			const { status, body } = await ana.ask(replyRoutes.send, written({ subject }), { lead });
			expect([status, body]).toEqual([422, { code: "wrong-input", fields: ["subject"] }]);
		},
	);

	test("takes a recipient that is one address and nothing more", async () => {
		const lead = await leadSaying(service, "One recipient");
		for (const recipient of [`${to}, other@example.com`, `Mere <${to}>`, `${to}\r\nCc: x@example.com`]) {
			const { status } = await ana.ask(replyRoutes.send, written({ to: recipient }), { lead });
			expect(status).toBe(422);
		}
		expect((await read(lead)).replies).toEqual([]);
	});
});

describe("a reply that was queued", () => {
	test("can be taken back for a while: it is a draft again, the lead is no one's, and the clock runs on", async () => {
		const lead = await leadSaying(service, "Too soon");
		const before = (await read(lead)).lead.dueAt;
		const { mail } = await ana.get(replyRoutes.send, written(), { lead });
		const { draft } = await ana.get(replyRoutes.takeBack, {}, { lead, mail: mail.id });
		expect(draft).toMatchObject({ subject: "Your message", text: written().text });
		const detail = await read(lead);
		expect(detail.lead).toMatchObject({ state: "new", assignee: null, dueAt: before });
		expect(detail.replies).toMatchObject([{ state: "cancelled", canTakeBackUntil: null }]);
	});

	test("can't be taken back once it is on its way, nor by a colleague", async () => {
		const lead = await leadSaying(service, "Too late");
		const { mail } = await ana.get(replyRoutes.send, written(), { lead });
		expect((await ben.ask(replyRoutes.takeBack, {}, { lead, mail: mail.id })).status).toBe(404);
		await queryDatabase(service.databaseUrl, (database) =>
			database.updateTable("lead_replies").set({ due_at: "2020-01-01" }).where("id", "=", mail.id).execute(),
		);
		const { status, body } = await ana.ask(replyRoutes.takeBack, {}, { lead, mail: mail.id });
		expect([status, body]).toEqual([409, { code: "too-late" }]);
	});
});

test("a saved reply with a name that nothing fills is refused", async () => {
	const text = placeholders.map((name) => `{${name}}`).join(" ");
	const { id: reply } = await ana.get(replyRoutes.addSaved, { title: "All of them", text });
	for (const unknown of ["{firstname}", "{}", "Dear {first name}"])
		expect((await ana.ask(replyRoutes.changeSaved, { title: "x", text: unknown }, { reply })).body).toEqual({
			...{ code: "wrong-input", fields: ["text"] },
		});
});

test("a draft of another page is neither overwritten nor removed by one who has not seen it", async () => {
	const lead = await leadSaying(service, "Two pages");
	const save = (text: string, since: string | null) =>
		ana.ask(replyRoutes.saveDraft, { subject: "", text, since }, { lead });
	const both = await Promise.all(["One", "Other"].map((text) => save(text, null)));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { draft } = await read(lead);
	for (const text of ["Unseen", ""]) {
		expect(await save(text, "2026-01-28T09:00:00Z")).toMatchObject({
			...{ status: 409, body: { code: "draft-changed", draft } },
		});
	}
	expect((await read(lead)).draft).toEqual(draft);
	expect((await save("Seen", draft?.savedAt ?? null)).status).toBe(200);
	await ana.get(replyRoutes.saveDraft, { subject: "", text: "" }, { lead });
	expect((await save("", null)).status).toBe(200);
	expect((await save("After it went", draft?.savedAt ?? null)).status).toBe(200);
	expect((await read(lead)).draft?.text).toBe("After it went");
});

test("a draft is its author's own, begins with its subject, and an empty one is none", async () => {
	const lead = await leadSaying(service, "Drafted");
	await ana.get(replyRoutes.saveDraft, { subject: "", text: "Half a sent" }, { lead });
	expect([(await read(lead)).draft?.text, (await read(lead, ben)).draft]).toEqual(["Half a sent", null]);
	await ana.get(replyRoutes.saveDraft, { subject: "Your orchard", text: "" }, { lead });
	expect((await read(lead)).draft?.subject).toBe("Your orchard");
	await ana.get(replyRoutes.saveDraft, { subject: "", text: " " }, { lead });
	expect((await read(lead)).draft).toBeNull();
});

test("a draft that is saved after its lead was merged is at the other lead, and read at both", async () => {
	const email = "merged-draft@example.co.nz";
	const into = await leadSaying(service, "The first of two", { email });
	const from = await leadSaying(service, "The second of two", { email });
	const save = (text: string, since: string | null) =>
		ana.get(replyRoutes.saveDraft, { subject: "", text, since }, { lead: from });
	const { draft: begun } = await save("Half a sent", null);
	await ben.get(leadRoutes.merge, { from, fields: [] }, { lead: into });
	const { draft } = await save("Half a sentence", begun?.savedAt ?? null);
	expect([(await read(into)).draft, (await read(from)).draft]).toEqual([draft, draft]);
});

test("saved replies are everyone's: one adds, another changes and removes", async () => {
	const saved = await ana.get(replyRoutes.addSaved, { title: "Thanks", text: "Kia ora {firstName}" });
	const reply = saved.id;
	await ben.get(replyRoutes.changeSaved, { title: "Thank you", text: "Tēnā koe {firstName}" }, { reply });
	expect((await ana.get(replyRoutes.listSaved)).replies).toContainEqual({
		...{ id: reply, title: "Thank you", text: "Tēnā koe {firstName}" },
	});
	await ben.get(replyRoutes.removeSaved, {}, { reply });
	expect((await ana.ask(replyRoutes.changeSaved, { title: "x", text: "x" }, { reply })).status).toBe(404);
});
