import { existsSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { type PersonData, personDataRoutes } from "#domain/desk/person-data.ts";
import { webhookTopics } from "#domain/webhooks/webhook-event.ts";
import { tableNames } from "#server/database/copy-rows.ts";
import { addEndpoint } from "#server/webhooks/endpoints.ts";
import { leadSaying, markedLead } from "#tests/support/desk-leads.ts";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { unreachableMails } from "#tests/support/mail-server.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: unreachableMails });
const { owner, staff } = staffForTests(service, "owner", "staff");

/** Everything in the database, in lower case. */
const rows = () =>
	queryDatabase(service.databaseUrl, async (database) => {
		const tables = tableNames().map((table) => database.selectFrom(table).selectAll().execute());
		return JSON.stringify(await Promise.all(tables)).toLowerCase();
	});

/** Whether a mark is in any row, and on SQLite in any byte of the files. */
async function isStored(mark: string): Promise<boolean> {
	if ((await rows()).includes(mark)) return true;
	if (service.databaseUrl.protocol !== "file:") return false;
	return ["", "-wal", "-shm"]
		.map((end) => service.databaseFile + end)
		.some((file) => existsSync(file) && readFileSync(file, "latin1").toLowerCase().includes(mark));
}

/** What the command on the machine gives of a person. */
async function fromCommand(email: string): Promise<PersonData> {
	const { output, messages } = await leadsCommand(service, ["person", email]);
	if (output === "") throw new Error(messages);
	return JSON.parse(output);
}

test("a person gets every word that is stored of them, from the desk and from the command alike", async () => {
	const { email, data } = await markedLead(service, staff, "allofit");
	const stored = new Set((await rows()).match(/allofit\w*/g));
	expect(stored.size).toBe(8);
	const given = await fromCommand(email.toUpperCase());
	for (const of of [data, given])
		expect(
			new Set(
				JSON.stringify(of)
					.toLowerCase()
					.match(/allofit\w*/g),
			),
		).toEqual(stored);
	const [lead] = given.leads;
	expect(lead?.timeline.map(({ what }) => what.kind)).toEqual(["received", "note", "reply"]);
	expect(lead?.mails.map(({ purpose, to }) => [purpose, to])).toEqual([
		["receipt", email],
		["reply", email],
	]);
});

test("a person learns whom their words were passed on to, and nothing that only the receiver may know", async () => {
	const hook = new URL("https://127.0.0.1/path-that-is-secret");
	await queryDatabase(service.databaseUrl, (database) =>
		addEndpoint(database, hook, webhookTopics, new Date()),
	);
	const { email } = await markedLead(service, staff, "passedon");
	const given = await fromCommand(email);
	const told = given.leads[0]?.passedOn.map(({ purpose, to }) => `${purpose}: ${to}`);
	expect(told).toContain("lead.received: 127.0.0.1");
	expect(told?.filter((each) => each.endsWith(": team")).length).toBeGreaterThan(0);
	expect(JSON.stringify(given)).not.toContain("secret");
});

test("a person who is erased leaves no byte, and a dated note stays", async () => {
	const { email, reference, lead } = await markedLead(service, staff, "quietcove");
	expect(await isStored("quietcove")).toBe(true);
	const answer = await owner.get(personDataRoutes.erase, { email, references: [reference] });
	const erased = [{ reference, erasedAt: expect.stringMatching(/Z$/) }];
	expect(answer).toEqual({ erased, hasLeftNoBytes: true });
	expect(await isStored("quietcove")).toBe(false);
	expect((await staff.ask(leadRoutes.read, {}, { lead })).status).toBe(404);
	expect((await staff.get(personDataRoutes.read, { email })).leads).toEqual([]);
});

test("a person is erased although another program reads, and the owner and the log are told of the old bytes", async () => {
	const { email, reference } = await markedLead(service, staff, "heldbyreader");
	await queryDatabase(service.databaseUrl, (database) =>
		database.connection().execute(async (reader) => {
			await sql`begin`.execute(reader);
			await reader.selectFrom("leads").selectAll().execute();
			const answer = await owner.get(personDataRoutes.erase, { email, references: [reference] });
			expect(answer).toMatchObject({ erased: [{ reference }], hasLeftNoBytes: false });
			await sql`rollback`.execute(reader);
		}),
	);
	expect((await staff.get(personDataRoutes.read, { email })).leads).toEqual([]);
	expect(service.output).toContain(
		`{"event":"erasure","hasLeftNoBytes":false,"references":["${reference}"]}`,
	);
	const { entries } = await owner.get(auditRoutes.list, { action: "person-data-erased" });
	expect(entries.filter(({ detail }) => detail === reference)).toHaveLength(1);
});

test("a person is not erased with a lead that the owner has not seen, nor another's by the way", async () => {
	const { email, reference } = await markedLead(service, staff, "unseen");
	await leadSaying(service, "One more", { email });
	const unseen = await owner.ask(personDataRoutes.erase, { email, references: [reference] });
	expect(unseen.body).toEqual({ code: "newer-events" });
	const other = await markedLead(service, staff, "bystander");
	const foreign = await owner.ask(personDataRoutes.erase, {
		...{ email: "nobody@example.co.nz", references: [other.reference] },
	});
	expect(foreign.body).toEqual({ code: "not-found" });
	expect((await staff.get(personDataRoutes.read, { email: other.email })).leads).toHaveLength(1);
});

test("a person who asks from a former address is erased with the lead that theirs is part of, or not at all", async () => {
	const { email, lead: part, reference } = await markedLead(service, staff, "formerly");
	const whole = await leadSaying(service, "From another address by now", { email });
	await staff.get(leadRoutes.merge, { from: part, fields: [] }, { lead: whole });
	const values = { email: "by-now@example.co.nz" };
	await staff.get(personDataRoutes.correct, { values }, { lead: whole });
	const alone = await owner.ask(personDataRoutes.erase, { email, references: [reference] });
	expect(alone.body).toEqual({ code: "newer-events" });
	const { leads } = await staff.get(personDataRoutes.read, { email });
	const references = leads.map((lead) => lead.reference);
	await owner.get(personDataRoutes.erase, { email, references });
	for (const lead of [part, whole]) expect((await staff.ask(leadRoutes.read, {}, { lead })).status).toBe(404);
});

test("a person is corrected by the form's own rules, and the wrong name is found no more", async () => {
	const { lead, email } = await markedLead(service, staff, "mispelt");
	const correct = (values: object) => staff.ask(personDataRoutes.correct, { values }, { lead });
	expect((await correct({ email: "no address" })).body).toEqual({ code: "wrong-input", fields: ["email"] });
	expect((await correct({ admin: "yes" })).body).toEqual({ code: "wrong-input", fields: ["admin"] });
	expect((await correct({ firstName: "Misspelt", lastName: "" })).status).toBe(422);
	expect((await correct({ firstName: "Misspelt", lastName: "Tāmati\0\r\nNgata" })).status).toBe(200);
	const { leads } = await staff.get(personDataRoutes.read, { email });
	expect(leads[0]).toMatchObject({ values: { firstName: "Misspelt", lastName: "Tāmati Ngata" } });
	const found = async (search: string) =>
		(await staff.get(inboxRoutes.list, { view: "all", search })).leads.map(({ id }) => id);
	expect([await found("Misspelt"), await found("mispeltlast")]).toEqual([[lead], []]);
});

test("a lead whose telephone number was accepted before there was a rule can still be corrected", async () => {
	const { lead, email } = await markedLead(service, staff, "oldphone");
	const values = { name: "Oldname", email, phone: "at work", message: "Please call." };
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("leads")
			.set({ form: "about", form_values: JSON.stringify(values) })
			.where("id", "=", lead)
			.execute(),
	);
	const correct = (corrected: object) => staff.ask(personDataRoutes.correct, { values: corrected }, { lead });
	expect((await correct({ name: "Newname" })).status).toBe(200);
	expect((await correct({ phone: "at home" })).body).toEqual({ code: "wrong-input", fields: ["phone"] });
	const { leads } = await staff.get(personDataRoutes.read, { email });
	expect(leads[0]?.values).toEqual({ ...values, name: "Newname" });
});

test("a person's request is in the audit log by the lead's reference", async () => {
	const { lead, reference } = await markedLead(service, staff, "asks");
	await staff.get(personDataRoutes.logRequest, { kind: "access", how: "by telephone" }, { lead });
	const { entries } = await owner.get(auditRoutes.list, { action: "person-request" });
	expect(entries).toMatchObject([{ subject: reference, detail: "access: by telephone" }]);
});
