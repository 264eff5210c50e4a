import { describe, expect, test } from "vitest";
import { type InboxView, inboxRoutes, inboxViews } from "#domain/desk/inbox.ts";
import { changeRoutes, chosenStates } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import type { DeskVisitor } from "#tests/support/desk-visitor.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { ana, ben } = staffForTests(service, "ana", "ben");

const listed = async (view: InboxView, filters: object = {}, visitor = ana) =>
	(await visitor.get(inboxRoutes.list, { view, ...filters })).leads.map(({ id }) => id);
const change = (visitor: DeskVisitor, leads: string[], what: object) =>
	visitor.get(changeRoutes.make, { leads, change: what });

describe("a lead", () => {
	test("is open and no one's when it arrives, with what the list needs to show", async () => {
		const id = await leadSaying(service, "Good morning, all of you");
		expect(await listed("unassigned")).toContain(id);
		const { leads } = await ana.get(inboxRoutes.list, { view: "open" });
		expect(leads.find((lead) => lead.id === id)).toMatchObject({
			...{ state: "new", name: "Mere Tāmati", email: "mere@example.co.nz", form: "contact" },
			...{ excerpt: "Good morning, all of you", assignee: null, lastEvent: 1, isSample: false },
		});
	});

	test("is its claimer's alone, and a colleague who claims it too hears so", async () => {
		const id = await leadSaying(service, "Claim me");
		const { leads } = await change(ana, [id], { kind: "claim" });
		expect(leads).toMatchObject([{ state: "claimed", lastEvent: 3 }]);
		expect(await change(ben, [id], { kind: "claim" })).toMatchObject({
			change: null,
			passedOver: [{ lead: id, reason: "claimed" }],
		});
		expect([await listed("mine"), await listed("mine", {}, ben)]).toEqual([
			expect.arrayContaining([id]),
			expect.not.arrayContaining([id]),
		]);
		expect(await listed("unassigned")).not.toContain(id);
	});

	test.each([
		["won", "closed"],
		["lost", "closed"],
		["spam", "spam"],
		["waiting", "open"],
	] as const)("that is %s is in the view %s", async (state, view) => {
		const id = await leadSaying(service, `This one is ${state}`);
		await change(ana, [id], { kind: "state", to: state });
		expect(await listed(view)).toContain(id);
		expect((await listed("open")).includes(id)).toBe(view === "open");
	});

	test("that is spam owes no reply, and has its clock back when it is not", async () => {
		const id = await leadSaying(service, "No time runs here");
		const clock = async (to: "spam" | "new") =>
			(await change(ana, [id], { kind: "state", to })).leads.map(({ dueAt }) => dueAt);
		expect(await clock("spam")).toEqual([null]);
		const { leads } = await ana.get(inboxRoutes.list, { view: "spam", search: "time runs here" });
		expect(leads.map(({ dueAt }) => dueAt)).toEqual([null]);
		expect(await clock("new")).toEqual([expect.stringMatching(/Z$/)]);
	});

	test("that is snoozed comes back by itself when its moment has come", async () => {
		const id = await leadSaying(service, "Ask me tomorrow");
		await change(ana, [id], { kind: "snooze", to: new Date(Date.now() + 60_000).toISOString() });
		expect([await listed("snoozed"), await listed("open")]).toEqual([
			expect.arrayContaining([id]),
			expect.not.arrayContaining([id]),
		]);
		await queryDatabase(service.databaseUrl, (database) =>
			database.updateTable("leads").set({ sort_key: "2020" }).where("id", "=", id).execute(),
		);
		expect(await listed("open")).toContain(id);
		const { timeline } = await ana.get(leadRoutes.read, {}, { lead: id });
		expect(timeline.at(-1)).toMatchObject({ person: null, what: { kind: "snoozed", to: null } });
	});
});

describe("a change", () => {
	test("of many leads can be undone, but for those to which something has happened since", async () => {
		const leads = await Promise.all(
			["one", "two", "three"].map((text) => leadSaying(service, `bulk ${text}`)),
		);
		const made = await change(ana, [...leads, "no-such-lead"], { kind: "claim" });
		expect([made.leads.length, made.passedOver]).toEqual([
			3,
			[{ lead: "no-such-lead", reason: "not-found" }],
		]);
		await ben.get(leadRoutes.addNote, { text: "I know them" }, { lead: leads[1] ?? "" });
		const undone = await ana.get(changeRoutes.undo, {}, { change: made.change ?? "" });
		expect(undone.leads.map(({ state, assignee }) => [state, assignee])).toEqual([
			["new", null],
			["new", null],
		]);
		expect(undone.passedOver).toEqual([{ lead: leads[1], reason: "newer-events" }]);
	});

	test("of another person can't be undone", async () => {
		const id = await leadSaying(service, "Not yours");
		const made = await change(ana, [id], { kind: "state", to: "won" });
		expect((await ben.ask(changeRoutes.undo, {}, { change: made.change ?? "" })).status).toBe(404);
		expect(await listed("closed")).toContain(id);
	});

	test.each(chosenStates)("to %s is one that a person can make, and no view fails at it", async (to) => {
		const id = await leadSaying(service, `Now it is ${to}`);
		await change(ana, [id], { kind: "claim" });
		await change(ana, [id], { kind: "state", to });
		const found = await Promise.all(inboxViews.map((view) => listed(view)));
		expect(found.flat()).toContain(id);
	});

	test.each(["won", "spam"] as const)(
		"from %s back leaves a lead with the colleague who has it, awake",
		async (to) => {
			const id = await leadSaying(service, `Not ${to} after all`);
			await change(ana, [id], { kind: "claim" });
			await change(ana, [id], { kind: "snooze", to: "until-reply" });
			await change(ana, [id], { kind: "state", to });
			const { leads } = await change(ben, [id], { kind: "state", to: "new" });
			expect(leads).toMatchObject([{ state: "claimed", assignee: expect.any(String), snoozed: null }]);
		},
	);

	test("gives a lead back its time when what was won was not", async () => {
		const id = await leadSaying(service, "Won by mistake");
		const made = await change(ana, [id], { kind: "state", to: "won" });
		const undone = await ana.get(changeRoutes.undo, {}, { change: made.change ?? "" });
		expect(undone.leads).toMatchObject([{ state: "new", dueAt: expect.stringMatching(/Z$/) }]);
	});
});

describe("a search", () => {
	test.each([
		["a word", "pōhutukawa"],
		["the same without its macron", "pohutukawa"],
		["the beginning of a word", "pohu"],
		["two words in any order", "trees pohutukawa"],
		["the company", "kauri joinery"],
		["the mail address", "hana@kauri.example"],
		["a telephone number, written otherwise", "+64215550199"],
	])("finds a lead by %s", async (_, search) => {
		const values = {
			...messageSaying("Our pōhutukawa trees. Call 021 555 0199"),
			email: "hana@kauri.example",
			company: "Kauri Joinery",
		};
		await postJson(service, "/forms/contact", { values });
		const [lead] = await service.leadsWith("hana@kauri.example");
		expect(await listed("all", { search })).toContain(lead?.id);
	});

	test("finds who asked for the recording of a session by the name of its file", async () => {
		const webinar = "one-service-desk-several-languages";
		const name = { firstName: "Hana", lastName: "Rua" };
		for (const email of ["hana@nikau.example", "rua@nikau.example"])
			await postJson(service, "/forms/webinar", { values: { ...name, email, webinar } });
		const { leads } = await ana.get(inboxRoutes.list, { view: "all", search: webinar });
		expect(leads.map(({ email }) => email).toSorted()).toEqual(["hana@nikau.example", "rua@nikau.example"]);
	});

	test("finds the text of a note, and nothing by what stands nowhere", async () => {
		const id = await leadSaying(service, "Hello");
		await ana.get(leadRoutes.addNote, { text: "Spoke with them about gooseberries" }, { lead: id });
		expect(await listed("all", { search: "gooseberries" })).toEqual([id]);
		expect(await listed("all", { search: "quince" })).toEqual([]);
	});

	test("by the reference or the words of a merged lead finds the lead that it is part of, in its view", async () => {
		const into = await leadSaying(service, "Hello from the orchard");
		const part = await leadSaying(service, "We also grow tamarillos");
		const { reference } = (await ana.get(leadRoutes.read, {}, { lead: part })).lead;
		await ana.get(leadRoutes.merge, { from: part, fields: [] }, { lead: into });
		for (const search of [reference, "tamarillos", "grow tamar"])
			for (const view of ["all", "open"] as const) expect(await listed(view, { search })).toEqual([into]);
		await ana.get(leadRoutes.unmerge, {}, { lead: into, from: part });
		expect(await listed("all", { search: reference })).toEqual([part]);
	});

	test.each(["🦊", "…!", "'"])("for %s, which is no word, finds nothing", async (search) => {
		await leadSaying(service, "There is one at least");
		expect(await listed("all", { search })).toEqual([]);
		expect(await listed("all", { search: " " })).not.toEqual([]);
	});

	test.each(['"', "*", "NEAR(", "a OR b", "-x", "content:", "'; drop table leads", "()", "^a"])(
		"takes %s for words and fails at nothing",
		async (search) => {
			expect((await ana.ask(inboxRoutes.list, { view: "all", search })).status).toBe(200);
		},
	);
});

test("filters leave what they name", async () => {
	const onPage = { values: messageSaying("From retail"), page: "/industries/retail" };
	await postJson(service, "/forms/contact", onPage);
	const [lead] = await service.leadsWith("From retail");
	const other = await leadSaying(service, "From elsewhere");
	for (const filter of [{ page: "/industries/retail" }, { industry: "retail" }])
		expect(await listed("open", filter)).toEqual([lead?.id]);
	expect(await listed("open", { form: "contact" })).toEqual(expect.arrayContaining([lead?.id, other]));
	expect(await listed("open", { form: "about" })).toEqual([]);
	expect((await ana.get(inboxRoutes.choices)).industry).toEqual(["retail"]);
});
