import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formValuesOf } from "#domain/forms/assessment-answers.ts";
import { anyAnswers } from "#domain/readiness/answers.arbitrary.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { leadsSaying } from "./contact-leads.ts";
import { listedLeads } from "./listed-leads.ts";
import { postJson, postPlain, serviceForTests } from "./running-service.ts";

const service = serviceForTests();

const person = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz", phone: "021 555 0123" };
const company = (companyName: string) => ({ ...person, companyName });
const leadOf = (companyName: string) => leadsSaying(service, companyName)[0];
const dayIn = (zone: string) => calendarDateIn(zone, new Date());

/** Sends without JavaScript and follows to the report. */
async function report(values: Record<string, unknown>) {
	const sent = await postPlain(service.origin, "/forms/assessment", values);
	const address = service.origin + sent.headers.get("Location");
	const page = await fetch(address);
	return { address, page, text: await page.text() };
}

/** What the service gave to the view: the small site shows it as it is. */
function shown(text: string): { report: unknown; reference: string; dueAt: string } {
	const escaped = /<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? "null";
	return JSON.parse(escaped.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
}

describe("an assessment by script", () => {
	test("is kept with the visitor's day and the model's version", async () => {
		const values = { ...company("By script"), challenges: ["inventory"] };
		const takenOn = dayIn("Pacific/Kiritimati");
		const answer = await postJson(service.origin, "/forms/assessment", { values, takenOn });
		expect(answer.status).toBe(201);
		expect(leadOf("By script")).toMatchObject({ form: "assessment", taken_on: takenOn, model_version: "1" });
	});

	test.each(["1999-12-31", "tomorrow", ""])(
		"with %j for a day counts from New Zealand's",
		async (takenOn) => {
			const values = company(`On [${takenOn}]`);
			expect((await postJson(service.origin, "/forms/assessment", { values, takenOn })).status).toBe(201);
			expect(leadOf(`On [${takenOn}]`)).toMatchObject({ taken_on: dayIn("Pacific/Auckland") });
		},
	);
});

describe("an assessment without JavaScript", () => {
	test("ends in the report, with its reference and nothing about the person, kept and listed nowhere", async () => {
		const { page, text } = await report({ ...company("Plain"), goals: "Sleep at night" });
		expect(page.status).toBe(200);
		expect(shown(text).reference).toBe(leadOf("Plain")?.["reference"]);
		for (const personal of [...Object.values(company("Plain")), "Sleep at night"])
			expect(text).not.toContain(personal);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
		expect(page.headers.get("Content-Security-Policy")).toContain("shell");
	});

	test("that is suspected ends in the report too, so that its sender is not told", async () => {
		const { page } = await report({ ...company("Trapped"), website: "http://spam.example" });
		expect(page.status).toBe(200);
		expect(leadOf("Trapped")).toMatchObject({ state: "spam" });
	});

	test("that is faulty comes back with every box that was ticked", async () => {
		const values = { ...company("Faulty"), email: "mere@", challenges: ["inventory", "quality-control"] };
		const answer = await postPlain(service.origin, "/forms/assessment", { ...values, experience: "some" });
		const text = await answer.text();
		expect(answer.status).toBe(422);
		expect(text).toContain("<li>email not-an-email</li>");
		expect(text).toContain("<textarea name=challenges>inventory,quality-control</textarea>");
		expect(text).toContain("<textarea name=experience>some</textarea>");
	});
});

describe("the address of a report", () => {
	function arriveAgo(companyName: string, days: number): void {
		const database = new DatabaseSync(service.databaseFile, { timeout: 5000 });
		const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
		const id = leadOf(companyName)?.["id"] ?? "";
		database.prepare("update leads set received_at = ? where id = ?").run(then, id);
		database.close();
	}

	test("ends after 30 days, and says so", async () => {
		const { address } = await report(company("Old"));
		arriveAgo("Old", 29.99);
		expect((await fetch(address)).status).toBe(200);
		arriveAgo("Old", 30.01);
		const gone = await fetch(address);
		expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining("<title>Gone</title>")]);
		expect(gone.headers.get("Cache-Control")).toBe("no-store");
		expect(gone.headers.get("X-Robots-Tag")).toBe("noindex");
	});

	test("cannot be guessed, nor made from another form's receipt", async () => {
		const values = { firstName: "A", lastName: "B", email: "a@example.nz", message: "Hello" };
		const other = await postPlain(service.origin, "/forms/contact", values);
		const receipt = other.headers.get("Location")?.split("/").at(-1) ?? "";
		for (const end of ["AAAAAAAAAAAAAAAAAAAAAA", receipt])
			expect((await fetch(`${service.origin}/assessment/report/${end}`)).status).toBe(404);
	});
});

test("dozens of random answers get from the service the very report that the browser computes", async () => {
	for (const [index, answers] of fc.sample(anyAnswers, { numRuns: 36, seed: 7 }).entries()) {
		const values = { ...company(`Random ${index}`), ...formValuesOf(answers) };
		const { text } = await report(values);
		// Without JavaScript the service can't know the visitor's day.
		const own = assessReadiness(answers, dayIn("Pacific/Auckland"));
		expect(shown(text).report).toEqual(JSON.parse(JSON.stringify(own)));
	}
});

test("the list of leads gives the score and the stage that the visitor saw", async () => {
	const values = { ...company("Listed"), experience: "advanced", challenges: ["inventory"] };
	const choices = { ...values, interests: ["inventory-management"] };
	await postJson(service.origin, "/forms/assessment", { values: choices });
	expect(await listedLeads(service, [])).toMatch(
		/AI readiness 68 of 100 \(20 to 100\): skilled, provisional/,
	);
	const listed: unknown = JSON.parse(await listedLeads(service, ["--json"]));
	expect(listed).toContainEqual(
		expect.objectContaining({
			values: expect.objectContaining({ companyName: "Listed" }),
			readiness: { score: 68, low: 20, high: 100, stage: "skilled", isProvisional: true },
		}),
	);
	expect(await listedLeads(service, ["--csv"])).toContain('"68","skilled"');
});
