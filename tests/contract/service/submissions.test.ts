import { describe, expect, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { subjects } from "../other-examples.ts";
import { leadsSaying, newKey, saying } from "./contact-leads.ts";
import { postJson, postPlain, serviceForTests } from "./running-service.ts";

const service = serviceForTests();

describe("a visitor's receipt", () => {
	test("gives a reference and a time 24 hours after the message arrived", async () => {
		const answer = await postJson(service.origin, "/forms/contact", { values: saying("receipt") });
		const receipt = submissionReceipt.parse(await answer.json());
		expect(receipt.reference).toMatch(/^SL-[0-9B-DF-HJ-NP-TV-Z]{4}-[0-9B-DF-HJ-NP-TV-Z]{4}$/);
		expect(Date.parse(receipt.dueAt) - Date.parse(receipt.receivedAt)).toBe(24 * 60 * 60 * 1000);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		expect(leadsSaying(service, "receipt")).toMatchObject([
			{ reference: receipt.reference, state: "new", spam_signals: "[]" },
		]);
	});

	test("without JavaScript is a page that says nothing about the visitor and is kept nowhere", async () => {
		const sent = await postPlain(service.origin, "/forms/contact", saying("receipt page"));
		const page = await fetch(service.origin + sent.headers.get("Location"));
		const text = await page.text();
		expect(page.status).toBe(200);
		expect(text).toContain(leadsSaying(service, "receipt page")[0]?.["reference"]);
		for (const personal of Object.values(saying("receipt page")).filter(Boolean))
			expect(text).not.toContain(personal);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
	});

	test("cannot be found by guessing", async () => {
		const page = await fetch(`${service.origin}/forms/received/AAAAAAAAAAAAAAAAAAAAAA`);
		expect(page.status).toBe(404);
	});
});

describe("a message sent more than once", () => {
	test("by script is one lead, with the same answer each time", async () => {
		const body = { values: saying("twice"), key: await newKey(service) };
		const first = await postJson(service.origin, "/forms/contact", body);
		const second = await postJson(service.origin, "/forms/contact", body);
		expect([first.status, second.status]).toEqual([201, 200]);
		expect(await second.json()).toEqual(await first.json());
		expect(leadsSaying(service, "twice")).toHaveLength(1);
	});

	test("without JavaScript is one lead and one receipt", async () => {
		const first = await postPlain(service.origin, "/forms/contact", saying("twice, plain"));
		const second = await postPlain(service.origin, "/forms/contact", saying("twice, plain"));
		expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
		expect(leadsSaying(service, "twice, plain")).toHaveLength(1);
	});

	test("with other words is another lead, because the new words must not be lost", async () => {
		const key = await newKey(service);
		await postJson(service.origin, "/forms/contact", { values: saying("before"), key });
		const changed = await postJson(service.origin, "/forms/contact", { values: saying("after"), key });
		expect(changed.status).toBe(201);
		expect(leadsSaying(service, "after")).toHaveLength(1);
	});

	test("by two visitors with the same words is two leads", async () => {
		for (const key of [await newKey(service), await newKey(service)]) {
			await postJson(service.origin, "/forms/contact", { values: saying("me too"), key });
		}
		expect(leadsSaying(service, "me too")).toHaveLength(2);
	});
});

describe("a lead", () => {
	test("remembers the page that it came from, if the site has such a page", async () => {
		await postJson(service.origin, "/forms/contact", { values: saying("from contact"), page: "/contact" });
		await postJson(service.origin, "/forms/contact", { values: saying("from nowhere"), page: "/made-up" });
		expect(leadsSaying(service, "from contact")).toMatchObject([{ page: "/contact" }]);
		expect(leadsSaying(service, "from nowhere")).toMatchObject([{ page: null }]);
	});

	test("has the line ends of a script and no control characters, however it was sent", async () => {
		await postPlain(service.origin, "/forms/contact", saying("one\r\ntwo\u0000"));
		expect(leadsSaying(service, "one\ntwo")).toHaveLength(1);
	});

	test("of 5,000 characters in many lines is taken without JavaScript too", async () => {
		const answer = await postPlain(
			service.origin,
			"/forms/contact",
			saying("1234\r\n".repeat(999).padEnd(5995, "x")),
		);
		expect(answer.status).toBe(303);
	});

	test("names the service that was asked about", async () => {
		const values = { ...saying("about a service"), service: subjects.service };
		await postJson(service.origin, "/forms/enquiry", { values });
		expect(leadsSaying(service, "about a service")[0]?.["form_values"]).toContain(
			`"service":"${subjects.service}"`,
		);
	});
});
