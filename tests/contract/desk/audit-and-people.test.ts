import { beforeAll, describe, expect, test } from "vitest";
import { accountRoutes } from "#domain/desk/account.ts";
import { auditPage, auditRoutes } from "#domain/desk/audit.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { leadSaying, markedLead } from "#tests/support/desk-leads.ts";
import { DeskVisitor } from "#tests/support/desk-visitor.ts";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { unreachableMails } from "#tests/support/mail-server.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: unreachableMails });
const { owner, staff } = staffForTests(service, "owner", "staff");
let office: string;
beforeAll(async () => {
	office = (await owner.get(signInRoutes.visit)).offices[0]?.name ?? "";
});

const visitOf = async (visitor: DeskVisitor) => (await visitor.get(signInRoutes.visit)).person;

describe("the audit log", () => {
	test("holds nothing of an erased person but the reference", async () => {
		const { email, reference } = await markedLead(service, staff, "forgotten");
		await owner.get(personDataRoutes.erase, { email, references: [reference] });
		const { csv } = await owner.get(auditRoutes.exportCsv);
		expect(csv).toContain(reference);
		expect(csv).not.toContain("forgotten");
	});

	test("has what commands did too: who was read, had contact and was erased", async () => {
		const { email, reference } = await markedLead(service, staff, "by-command");
		await leadsCommand(service, ["person", email]);
		await leadsCommand(service, ["contact", reference]);
		await leadsCommand(service, ["erase", reference]);
		const { entries } = await owner.get(auditRoutes.list, { subject: reference });
		const byCommands = entries.filter(({ person }) => person === null).map(({ action }) => action);
		expect(byCommands).toEqual(["person-data-erased", "contact-recorded", "person-data-read"]);
	});

	test("is exported whole, however many pages it has, each entry once and the newest first", async () => {
		const details = Array.from({ length: 2 * auditPage + 1 }, (_, index) => `=old ${1000 + index}`);
		await queryDatabase(service.databaseUrl, (database) =>
			database
				.insertInto("desk_audit")
				.values(
					details.map((detail) => ({
						...{ id: detail, at: "2021-01-01T00:00:00.000Z", action: "person-request" },
						...{ person_id: null, subject: null, detail },
					})),
				)
				.execute(),
		);
		const { csv } = await owner.get(auditRoutes.exportCsv, { to: "2021-01-02T00:00:00Z" });
		expect(csv.match(/=old \d+/g)).toEqual(details.toReversed());
		expect(csv).toMatch(
			/^\uFEFF"at","action","person","subject","detail","person_id","subject_id"\r\n"2021-01-01/,
		);
		expect(csv).toContain(`"","","'=old 1000","",""\r\n`);
	});

	test("is read although a newer version has noted what this one does not know", async () => {
		const at = "2020-06-01T00:00:00.000Z";
		await queryDatabase(service.databaseUrl, (database) =>
			database
				.insertInto("desk_audit")
				.values(
					["of-a-newer-version", "person-request"].map((action) => ({
						...{ id: action, at, action, person_id: null, subject: null, detail: "" },
					})),
				)
				.execute(),
		);
		const { entries } = await owner.get(auditRoutes.list, { from: at, to: at });
		expect(entries.map(({ action }) => action)).toEqual(["person-request"]);
	});

	test("has every sign-out: one that it can't note does not happen", async () => {
		const rename = (from: string, to: string) =>
			queryDatabase(service.databaseUrl, (database) =>
				database.schema.alterTable(from).renameTo(to).execute(),
			);
		await rename("desk_audit", "desk_audit_away");
		const refused = [];
		try {
			for (const route of [signInRoutes.signOut, accountRoutes.endSessions])
				refused.push((await staff.ask(route)).status);
		} finally {
			await rename("desk_audit_away", "desk_audit");
		}
		expect(refused).toEqual([500, 500]);
		expect(await visitOf(staff)).not.toBeNull();
	});

	test("is filtered by what was done and by whom", async () => {
		const id = (await visitOf(staff))?.id ?? "";
		const { entries } = await owner.get(auditRoutes.list, { action: "signed-in", person: id });
		expect(entries.map(({ action, person }) => [action, person])).toEqual([["signed-in", id]]);
		expect((await owner.get(auditRoutes.list, { to: "2020-01-01T00:00:00Z" })).entries).toEqual([]);
	});

	test("is filtered by a lead, also where several were read, merged or erased at once", async () => {
		const email = "several@example.co.nz";
		const lead = await leadSaying(service, "The first of several", { email });
		const from = await leadSaying(service, "The second of several", { email });
		const { leads } = await staff.get(personDataRoutes.read, { email });
		const references = leads.map(({ reference }) => reference);
		await staff.get(leadRoutes.merge, { from, fields: [] }, { lead });
		await owner.get(personDataRoutes.erase, { email, references });
		expect(references).toHaveLength(2);
		for (const subject of references) {
			const { entries } = await owner.get(auditRoutes.list, { subject });
			expect(entries.map(({ action }) => action)).toEqual([
				"person-data-erased",
				"lead-merged",
				"person-data-read",
			]);
		}
		expect((await owner.get(auditRoutes.list, { subject: "%" })).entries).toEqual([]);
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
		const { people, former } = await staff.get(peopleRoutes.list);
		expect(people.map(({ id }) => id)).not.toContain(person.id);
		expect(former).toContainEqual({ id: person.id, name: "leaver" });
	});

	test("exports the audit log with the names of all, also of those who have left", async () => {
		const { person } = await invite("departed");
		await owner.get(peopleRoutes.remove, {}, { person: person.id });
		const by = await visitOf(owner);
		const { csv } = await owner.get(auditRoutes.exportCsv, { action: "person-removed" });
		expect(csv).toContain(`"person-removed","owner","departed","","${by?.id}","${person.id}"\r\n`);
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
	await markedLead(service, staff, "counted");
	const { replyTimes, leads, outcomes } = await staff.get(numberRoutes.read);
	expect(replyTimes).toMatchObject([{ office }]);
	expect(replyTimes[0]?.inTime).toBe(replyTimes[0]?.replies);
	expect(leads.map(({ form }) => form)).toContain("contact");
	expect(outcomes.map(({ state }) => state)).toContain("replied");
	expect((await staff.get(numberRoutes.outbox)).states.map(({ state }) => state)).toContain("waiting");
});
