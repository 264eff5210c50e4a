import { describe, expect, test } from "vitest";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { ana, ben } = staffForTests(service, "ana", "ben");

const read = (lead: string, visitor = ana) => visitor.get(leadRoutes.read, {}, { lead });
const address = (name: string) => ({ email: `${name}@example.co.nz` });

test("a timeline says what happened, when and by whom, in its order", async () => {
	const lead = await leadSaying(service, "Begin");
	await ana.get(leadRoutes.addNote, { text: "Called them" }, { lead });
	await ben.get(leadRoutes.addNote, { text: "So did I" }, { lead });
	const { timeline } = await read(lead);
	expect(timeline.map(({ number, what }) => [number, what])).toEqual([
		[1, { kind: "received", state: "new" }],
		[2, { kind: "note", text: "Called them" }],
		[3, { kind: "note", text: "So did I" }],
	]);
	expect(new Set(timeline.map(({ person }) => person)).size).toBe(3);
});

test("markup in every field comes as the text that it is, never as a page", async () => {
	const markup = '<img src=x onerror="alert(1)">';
	const lead = await leadSaying(service, `${markup} message`, { firstName: markup, company: markup });
	await ana.get(leadRoutes.addNote, { text: markup }, { lead });
	const { headers, body } = await ana.ask(leadRoutes.read, {}, { lead });
	expect(headers.get("content-type")).toMatch(/^application\/json/);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(body).toMatchObject({ lead: { company: markup }, timeline: [{}, { what: { text: markup } }] });
});

test("a colleague learns in which time zone the sender's device is", async () => {
	const values = messageSaying("From Honolulu");
	await postJson(service, "/forms/contact", { values, timeZone: "Pacific/Honolulu" });
	const [lead] = await service.leadsWith("From Honolulu");
	expect((await read(lead?.id ?? "")).timeZone).toBe("Pacific/Honolulu");
	expect((await read(await leadSaying(service, "From nowhere"))).timeZone).toBeNull();
});

test("a note with nothing in it, or far too much, is refused", async () => {
	const lead = await leadSaying(service, "Quiet");
	for (const text of ["", "  ", "x".repeat(5001)])
		expect((await ana.ask(leadRoutes.addNote, { text }, { lead })).body).toEqual({
			...{ code: "wrong-input", fields: ["text"] },
		});
	expect((await read(lead)).timeline).toHaveLength(1);
});

test("a note that is sent again, as its answer was lost, is there once; an hour later it is another note", async () => {
	const lead = await leadSaying(service, "Often out");
	const add = (visitor: typeof ana) => visitor.get(leadRoutes.addNote, { text: "No answer" }, { lead });
	const first = await add(ana);
	expect(await add(ana)).toEqual(first);
	await add(ben);
	expect((await read(lead)).timeline).toHaveLength(3);
	const at = new Date(Date.now() - 3_600_000).toISOString();
	await queryDatabase(service.databaseUrl, (database) =>
		database.updateTable("lead_events").set({ at }).where("lead_id", "=", lead).execute(),
	);
	await add(ana);
	expect((await read(lead)).timeline).toHaveLength(4);
});

test("a lead that there is not is not found", async () => {
	expect((await ana.ask(leadRoutes.read, {}, { lead: "none" })).status).toBe(404);
	expect((await ana.ask(leadRoutes.addNote, { text: "x" }, { lead: "none" })).status).toBe(404);
});

describe("leads of one address", () => {
	const two = async (name: string) => [
		await leadSaying(service, `First of ${name}`, { ...address(name), company: "Old Ltd" }),
		await leadSaying(service, `Second of ${name}`, { ...address(name), company: "New Ltd" }),
	];

	test("are offered, and stay two until a person merges them", async () => {
		const [one = "", other = ""] = await two("offered");
		expect((await read(one)).others.map(({ id }) => id)).toEqual([other]);
		expect((await read(one)).merged).toEqual([]);
	});

	test("become one with both timelines and the chosen fields", async () => {
		const [one = "", other = ""] = await two("merged");
		const detail = await ana.get(leadRoutes.merge, { from: other, fields: ["company"] }, { lead: one });
		expect(detail).toMatchObject({ lead: { company: "New Ltd" }, merged: [{ id: other }], others: [] });
		expect(detail.values["message"]).toBe("First of merged");
		expect(detail.timeline.filter(({ what }) => what.kind === "received")).toHaveLength(2);
		expect((await read(other)).mergedInto).toBe(one);
		const { leads } = await ana.get(inboxRoutes.list, { view: "all" });
		expect(leads.map(({ id }) => id)).not.toContain(other);
	});

	test("say the company that was chosen, also where one form calls it otherwise, and the former once they are separate", async () => {
		const { email } = address("companies");
		const lead = await leadSaying(service, "From a company", { email });
		const said = { email, firstName: "Mere", lastName: "Tāmati", companyName: "Kauri" };
		const values = { ...said, industry: "manufacturing", experience: "some", goals: "Fewer stock-outs" };
		await postJson(service, "/forms/assessment", { values });
		const [from] = await service.leadsWith("Fewer stock-outs");
		const merge = { from: from?.id ?? "", fields: ["company"] };
		expect(await ana.get(leadRoutes.merge, merge, { lead })).toMatchObject({ lead: { company: "Kauri" } });
		const detail = await ana.get(leadRoutes.unmerge, {}, { lead, from: merge.from });
		expect(detail.lead.company).not.toBe("Kauri");
	});

	test("stay one when the address is corrected", async () => {
		const [one = "", other = ""] = await two("corrected");
		await ana.get(leadRoutes.merge, { from: other, fields: [] }, { lead: one });
		await ana.get(personDataRoutes.correct, { values: address("right") }, { lead: one });
		expect((await read(one)).merged.map(({ id }) => id)).toEqual([other]);
	});

	test("are as they were once the merge is undone", async () => {
		const [one = "", other = ""] = await two("undone");
		await ana.get(leadRoutes.merge, { from: other, fields: ["company"] }, { lead: one });
		const detail = await ben.get(leadRoutes.unmerge, {}, { lead: one, from: other });
		expect(detail).toMatchObject({ lead: { company: "Old Ltd" }, merged: [], others: [{ id: other }] });
		expect((await read(other)).mergedInto).toBeNull();
	});

	test("alone can be merged, and each once", async () => {
		const [one = "", other = ""] = await two("once");
		const stranger = await leadSaying(service, "A stranger", address("stranger"));
		const merge = (lead: string, from: string) => ana.ask(leadRoutes.merge, { from, fields: [] }, { lead });
		expect((await merge(one, stranger)).body).toEqual({ code: "different-address" });
		expect((await merge(one, one)).body).toEqual({ code: "already-merged" });
		expect((await merge(one, other)).status).toBe(200);
		expect((await merge(other, one)).body).toEqual({ code: "already-merged" });
	});
});

test("colleagues see who else is at a lead until they leave", async () => {
	const lead = await leadSaying(service, "Crowded");
	await ben.get(leadRoutes.recordPresence, { doing: "replying" }, { lead });
	const { present } = await ana.get(leadRoutes.recordPresence, { doing: "looking" }, { lead });
	expect(present.map(({ doing }) => doing)).toEqual(["replying"]);
	await ben.get(leadRoutes.recordPresence, { doing: "left" }, { lead });
	expect((await read(lead)).present).toEqual([]);
});
