import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { tableNames } from "#server/database/copy-rows.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { DeskVisitor, personAtDesk } from "#tests/support/desk-visitor.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
let owner: DeskVisitor;
let staff: DeskVisitor;
let office: string;
beforeAll(async () => {
	owner = await personAtDesk(service, "Owner");
	staff = await personAtDesk(service, "Staff");
	office = (await owner.get(signInRoutes.visit)).offices[0]?.name ?? "";
});

const visitOf = async (visitor: DeskVisitor) => (await visitor.get(signInRoutes.visit)).person;
/** Whether a mark is in any row, and on SQLite in any byte of the files. */
async function isStored(mark: string): Promise<boolean> {
	const rows = await queryDatabase(service.databaseUrl, async (database) => {
		const tables = tableNames().map((table) => database.selectFrom(table).selectAll().execute());
		return JSON.stringify(await Promise.all(tables)).toLowerCase();
	});
	if (rows.includes(mark) || service.databaseUrl.protocol !== "file:") return rows.includes(mark);
	return ["", "-wal", "-shm"]
		.map((end) => service.databaseFile + end)
		.some((file) => existsSync(file) && readFileSync(file, "latin1").toLowerCase().includes(mark));
}

/** A lead whose mark stands wherever a desk can write it. */
async function markedLead(mark: string) {
	const email = `${mark}@example.co.nz`;
	const lead = await leadSaying(service, `Words of ${mark}`, {
		firstName: mark,
		lastName: `Tāmati${mark}`,
		email,
	});
	await staff.get(leadRoutes.addNote, { text: `${mark} called` }, { lead });
	await staff.get(
		replyRoutes.send,
		{ key: mark, seen: 2, to: email, subject: mark, text: `Dear ${mark}` },
		{ lead },
	);
	await staff.get(replyRoutes.saveDraft, { subject: "", text: `More for ${mark}` }, { lead });
	const data = await staff.get(personDataRoutes.read, { email });
	return { lead, email, reference: data.leads[0]?.reference ?? "", data };
}

describe("a person's data", () => {
	test("is all there: what was sent, notes, replies and drafts", async () => {
		const { data } = await markedLead("allofit");
		const [stored] = data.leads;
		expect(stored?.values["message"]).toBe("Words of allofit");
		expect(stored?.timeline.map(({ what }) => what.kind)).toEqual(["received", "note", "reply"]);
		expect(stored?.mails.map(({ purpose, to }) => [purpose, to])).toEqual([
			["receipt", "allofit@example.co.nz"],
			["reply", "allofit@example.co.nz"],
		]);
		expect(stored?.drafts).toMatchObject([{ text: "More for allofit" }]);
	});

	test("leaves no byte when it is erased, and a dated tombstone stays", async () => {
		const { email, reference, lead } = await markedLead("quietcove");
		expect(await isStored("quietcove")).toBe(true);
		const { erased } = await owner.get(personDataRoutes.erase, { email, references: [reference] });
		expect(erased).toEqual([{ reference, erasedAt: expect.stringMatching(/Z$/) }]);
		expect(await isStored("quietcove")).toBe(false);
		expect((await staff.ask(leadRoutes.read, {}, { lead })).status).toBe(404);
		expect((await staff.get(personDataRoutes.read, { email })).leads).toEqual([]);
	});

	test("is not erased with a lead that the owner has not seen, nor another's by the way", async () => {
		const { email, reference } = await markedLead("unseen");
		await leadSaying(service, "One more", { email });
		const unseen = await owner.ask(personDataRoutes.erase, { email, references: [reference] });
		expect(unseen.body).toEqual({ code: "newer-events" });
		const other = await markedLead("bystander");
		const foreign = await owner.ask(personDataRoutes.erase, {
			...{ email: "nobody@example.co.nz", references: [other.reference] },
		});
		expect(foreign.body).toEqual({ code: "not-found" });
		expect((await staff.get(personDataRoutes.read, { email: other.email })).leads).toHaveLength(1);
	});

	test("is corrected by the form's own rules, and the wrong name is found no more", async () => {
		const { lead, email } = await markedLead("mispelt");
		const correct = (values: object) => staff.ask(personDataRoutes.correct, { values }, { lead });
		expect((await correct({ email: "no address" })).body).toEqual({ code: "wrong-input", fields: ["email"] });
		expect((await correct({ admin: "yes" })).body).toEqual({ code: "wrong-input", fields: ["admin"] });
		expect((await correct({ firstName: "Misspelt", lastName: "" })).status).toBe(422);
		expect((await correct({ firstName: "Misspelt", lastName: "Tāmati" })).status).toBe(200);
		const { leads } = await staff.get(personDataRoutes.read, { email });
		expect(leads[0]).toMatchObject({ values: { firstName: "Misspelt" } });
		const found = async (search: string) =>
			(await staff.get(inboxRoutes.list, { view: "all", search })).leads.map(({ id }) => id);
		expect([await found("Misspelt"), await found("Tāmatimispelt")]).toEqual([[lead], []]);
	});

	test("that is asked for stands in the log by its reference", async () => {
		const { lead, reference } = await markedLead("asks");
		await staff.get(personDataRoutes.logRequest, { kind: "access", how: "by telephone" }, { lead });
		const { entries } = await owner.get(auditRoutes.list, { action: "person-request" });
		expect(entries).toMatchObject([{ subject: reference, detail: "access: by telephone" }]);
	});
});

describe("the audit log", () => {
	test("holds nothing of an erased person but the reference", async () => {
		const { email, reference } = await markedLead("forgotten");
		await owner.get(personDataRoutes.erase, { email, references: [reference] });
		const { csv } = await owner.get(auditRoutes.exportCsv);
		expect(csv).toContain(reference);
		expect(csv).not.toContain("forgotten");
	});

	test("is filtered by what was done and by whom", async () => {
		const id = (await visitOf(staff))?.id ?? "";
		const { entries } = await owner.get(auditRoutes.list, { action: "signed-in", person: id });
		expect(entries.map(({ action, person }) => [action, person])).toEqual([["signed-in", id]]);
		expect((await owner.get(auditRoutes.list, { to: "2020-01-01T00:00:00Z" })).entries).toEqual([]);
	});
});

describe("the owner", () => {
	const email = (name: string) => `${name}@southlight.example`;
	const invite = (name: string) =>
		owner.get(peopleRoutes.invite, { name, email: email(name), role: "staff", office });

	test("invites a person, who comes in by the code", async () => {
		const { invitation } = await invite("invited");
		const visitor = new DeskVisitor(service);
		await visitor.get(signInRoutes.useCode, { email: email("invited"), code: invitation.code });
		expect(await visitOf(visitor)).toMatchObject({ name: "invited", role: "staff", office });
		expect(
			(await owner.ask(peopleRoutes.invite, { name: "x", email: email("invited"), role: "staff", office }))
				.body,
		).toEqual({
			code: "already-there",
		});
	});

	test("removes a person at once: signed out, unassigned, and their name stays", async () => {
		const { person, invitation } = await invite("leaver");
		const visitor = new DeskVisitor(service);
		await visitor.get(signInRoutes.useCode, { email: email("leaver"), code: invitation.code });
		const lead = await leadSaying(service, "Left behind");
		await visitor.get(changeRoutes.make, { leads: [lead], change: { kind: "claim" } });
		await owner.get(peopleRoutes.remove, {}, { person: person.id });
		expect(await visitOf(visitor)).toBeNull();
		const detail = await staff.get(leadRoutes.read, {}, { lead });
		expect(detail.lead).toMatchObject({ assignee: null, state: "new" });
		expect(detail.timeline[1]).toMatchObject({ person: person.id });
	});

	test("can't leave the desk without an owner", async () => {
		const id = (await visitOf(owner))?.id ?? "";
		const change = await owner.ask(peopleRoutes.change, { role: "staff", office }, { person: id });
		const remove = await owner.ask(peopleRoutes.remove, {}, { person: id });
		expect([change.body, remove.body]).toEqual([{ code: "last-owner" }, { code: "last-owner" }]);
		expect((await visitOf(owner))?.role).toBe("owner");
	});

	test("can't give a person an office that there is not", async () => {
		const { body } = await owner.ask(peopleRoutes.invite, {
			...{ name: "x", email: email("nowhere"), role: "staff", office: "Atlantis" },
		});
		expect(body).toEqual({ code: "wrong-input", fields: ["office"] });
	});
});

test("the numbers count leads and replies, by week, form and office", async () => {
	await markedLead("counted");
	const { replyTimes, leads, outcomes } = await staff.get(numberRoutes.read);
	expect(replyTimes).toMatchObject([{ office }]);
	expect(replyTimes[0]?.inTime).toBe(replyTimes[0]?.replies);
	expect(leads.map(({ form }) => form)).toContain("contact");
	expect(outcomes.map(({ state }) => state)).toContain("replied");
	expect((await staff.get(numberRoutes.outbox)).states.map(({ state }) => state)).toContain("waiting");
});
