import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formValuesOf } from "#domain/forms/assessment-answers.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { loadSiteBuild } from "#server/site-build/site-build.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";
import { reportCopy } from "#tests/support/copy.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { exportedLeads, listedLeads } from "#tests/support/leads-command.ts";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { buildFolder, description } from "#tests/support/site-description.ts";
import { backdateLead, type StoredLead } from "#tests/support/stored-leads.ts";

const service = serviceForTests();
/** The service's pages as the build compiled them, to work out what it has to send. */
const views = await (await loadSiteBuild(buildFolder)).views();

const person = {
	firstName: "Merewhaea",
	lastName: "Tāmati",
	email: "mere@example.co.nz",
	phone: "021 555 0123",
};
const company = (companyName: string) => ({ ...person, companyName });
const dayIn = (zone: string) => calendarDateIn(zone, new Date());

async function leadOf(companyName: string): Promise<StoredLead> {
	const [lead] = await service.leadsWith(companyName);
	if (lead === undefined) throw new Error(`There is no lead of ${companyName}`);
	return lead;
}

/** Sends without JavaScript and follows to the report. */
async function report(values: Record<string, unknown>) {
	const sent = await postPlain(service, "/forms/assessment", values);
	const address = service.origin + sent.headers.get("Location");
	const page = await fetch(address);
	return { address, page, text: await page.text() };
}

describe("an assessment by script", () => {
	test("is kept with the visitor's day and the model's version", async () => {
		const values = { ...company("By script"), challenges: ["inventory"] };
		const takenOn = dayIn("Pacific/Kiritimati");
		const answer = await postJson(service, "/forms/assessment", { values, takenOn });
		expect(answer.status).toBe(201);
		expect(await leadOf("By script")).toMatchObject({ form: "assessment", takenOn, modelVersion: 1 });
	});

	test.each(["1999-12-31", "tomorrow", ""])(
		"with %j for a day counts from New Zealand's",
		async (takenOn) => {
			const values = company(`On [${takenOn}]`);
			expect((await postJson(service, "/forms/assessment", { values, takenOn })).status).toBe(201);
			expect(await leadOf(`On [${takenOn}]`)).toMatchObject({ takenOn: dayIn("Pacific/Auckland") });
		},
	);
});

describe("an assessment without JavaScript", () => {
	test("ends in the report, with its reference and nothing about the person, kept and listed nowhere", async () => {
		const { page, text } = await report({ ...company("Plainview Ltd"), goals: "Sleep at night" });
		expect(page.status).toBe(200);
		expect(text).toContain((await leadOf("Plainview Ltd")).reference);
		for (const personal of [...Object.values(company("Plainview Ltd")), "Sleep at night"])
			expect(text).not.toContain(personal);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(page.headers.get("Content-Security-Policy")).toBe(description.shellPolicy);
	});

	test("that is suspected ends in the report too, so that its sender is not told", async () => {
		const { page } = await report({ ...company("Suspected"), website: "http://spam.example" });
		expect(page.status).toBe(200);
		expect(await leadOf("Suspected")).toMatchObject({ state: "spam" });
	});

	test("that is faulty comes back with every box that was ticked", async () => {
		const values = { ...company("Faulty"), email: "mere@", challenges: ["inventory", "quality-control"] };
		const answer = await postPlain(service, "/forms/assessment", { ...values, experience: "some" });
		expect(answer.status).toBe(422);
		const { problems, values: again } = readFormAgain(await answer.text(), "assessment");
		expect(problems).toEqual(["email"]);
		expect(again).toMatchObject({
			companyName: ["Faulty"],
			email: ["mere@"],
			challenges: expect.toSatisfy((ticked) => ticked.toSorted().join() === "inventory,quality-control"),
			experience: ["some"],
		});
	});
});

describe("the address of a report", () => {
	test("ends after 30 days, and says so", async () => {
		const { address } = await report(company("Old"));
		await backdateLead(service.databaseUrl, await leadOf("Old"), 29.99);
		expect((await fetch(address)).status).toBe(200);
		await backdateLead(service.databaseUrl, await leadOf("Old"), 30.01);
		const gone = await fetch(address);
		expect([gone.status, await gone.text()]).toEqual([410, views.reportGonePage()]);
		expect(gone.headers.get("Cache-Control")).toBe("no-store");
		expect(gone.headers.get("X-Robots-Tag")).toBe("noindex");
	});

	test("cannot be guessed, nor made from another form's receipt", async () => {
		const other = await postPlain(service, "/forms/contact", messageSaying("Hello"));
		const receipt = other.headers.get("Location")?.split("/").at(-1) ?? "";
		expect((await fetch(`${service.origin}/forms/received/${receipt}`)).status).toBe(200);
		for (const end of ["AAAAAAAAAAAAAAAAAAAAAA", receipt])
			expect((await fetch(`${service.origin}/assessment/report/${end}`)).status).toBe(404);
	});
});

test("dozens of random answers get from the service the very report that the browser computes", async () => {
	for (const [index, answers] of fc.sample(anyAnswers, { numRuns: 36, seed: 7 }).entries()) {
		const { text } = await report({ ...company(`Random ${index}`), ...formValuesOf(answers) });
		const { reference, dueAt } = await leadOf(`Random ${index}`);
		// Without JavaScript the service can't know the visitor's day.
		const own = assessReadiness(answers, dayIn("Pacific/Auckland"));
		expect(text).toBe(
			views.reportPage({ answers, report: own, reference, dueAt, hasMail: false, average: null }),
		);
	}
});

test("the list of leads gives the score and the stage that the visitor saw", async () => {
	const values = { ...company("Listed"), experience: "advanced", challenges: ["inventory"] };
	const choices = { ...values, interests: ["inventory-management"] };
	const sent = await postJson(service, "/forms/assessment", { values: choices });
	const { reference }: { reference: string } = await sent.json();
	const [listed] = await exportedLeads(service, "Listed");
	expect(listed?.readiness).toMatchObject({ score: 68, low: 20, high: 100, isProvisional: true });
	expect(listed?.readiness.stage).toBe("skilled");
	const stage = reportCopy.stage("skilled");
	const table = (await listedLeads(service, ["--csv"])).split("\r\n");
	expect(table.find((line) => line.includes(reference))).toContain(`"68","${stage}"`);
	const entries = (await listedLeads(service, [])).split(/^(?=.*SL-\w{4}-\w{4})/m);
	expect(entries.find((entry) => entry.includes(reference))).toMatch(new RegExp(`\\b68\\b.*${stage}`));
});
