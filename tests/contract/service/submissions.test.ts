import { describe, expect, test } from "vitest";
import { day } from "#domain/durations.ts";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { subjects } from "../other-examples.ts";

const service = serviceForTests();

describe("a visitor's receipt", () => {
	test("gives a reference and a time 24 hours after the message arrived", async () => {
		const answer = await postJson(service, "/forms/contact", { values: messageSaying("receipt") });
		const receipt = submissionReceipt.parse(await answer.json());
		expect(receipt.reference).toMatch(/^SL-[0-9B-DF-HJ-NP-TV-Z]{4}-[0-9B-DF-HJ-NP-TV-Z]{4}$/);
		expect(Date.parse(receipt.dueAt) - Date.parse(receipt.receivedAt)).toBe(day);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		expect(await service.leadsWith("receipt")).toMatchObject([
			{ reference: receipt.reference, state: "new", spamSignals: [] },
		]);
	});

	test("without JavaScript is a page that says nothing about the visitor and is kept nowhere", async () => {
		const sent = await postPlain(service, "/forms/contact", messageSaying("receipt page"));
		const page = await fetch(service.origin + sent.headers.get("Location"));
		const text = await page.text();
		expect(page.status).toBe(200);
		expect(text).toContain((await service.leadsWith("receipt page"))[0]?.reference);
		for (const personal of Object.values(messageSaying("receipt page")).filter(Boolean))
			expect(text).not.toContain(personal);
		expect(page.headers.get("Cache-Control")).toBe("no-store");
		expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
	});

	test("cannot be found by guessing", async () => {
		const page = await fetch(`${service.origin}/forms/received/AAAAAAAAAAAAAAAAAAAAAA`);
		expect(page.status).toBe(404);
	});
});

describe("the time zone of the device", () => {
	test("is kept with a message", async () => {
		const body = { values: messageSaying("from New York"), timeZone: "America/New_York" };
		await postJson(service, "/forms/contact", body);
		expect(await service.leadsWith("from New York")).toMatchObject([{ timeZone: "America/New_York" }]);
	});

	test.each(["Etc/Unknown", "x".repeat(1000), 7, ["UTC"], null])(
		"that is none costs no message: %j",
		async (timeZone) => {
			const text = `from ${JSON.stringify(timeZone).slice(0, 20)}`;
			const answer = await postJson(service, "/forms/contact", { values: messageSaying(text), timeZone });
			expect(answer.status).toBe(201);
			expect(await service.leadsWith(text)).toMatchObject([{ timeZone: null, state: "new" }]);
		},
	);

	test("is not known without JavaScript", async () => {
		await postPlain(service, "/forms/contact", messageSaying("from somewhere"));
		expect(await service.leadsWith("from somewhere")).toMatchObject([{ timeZone: null }]);
	});
});

describe("a message sent more than once", () => {
	test("by script is one lead, with the same answer each time", async () => {
		const body = { values: messageSaying("twice"), key: await newFormKey(service) };
		const first = await postJson(service, "/forms/contact", body);
		const second = await postJson(service, "/forms/contact", body);
		expect([first.status, second.status]).toEqual([201, 200]);
		expect(await second.json()).toEqual(await first.json());
		expect(await service.leadsWith("twice")).toHaveLength(1);
	});

	test("without JavaScript is one lead and one receipt", async () => {
		const first = await postPlain(service, "/forms/contact", messageSaying("twice, plain"));
		const second = await postPlain(service, "/forms/contact", messageSaying("twice, plain"));
		expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
		expect(await service.leadsWith("twice, plain")).toHaveLength(1);
	});

	test("with other words is another lead, because the new words must not be lost", async () => {
		const key = await newFormKey(service);
		await postJson(service, "/forms/contact", { values: messageSaying("before"), key });
		const changed = await postJson(service, "/forms/contact", { values: messageSaying("after"), key });
		expect(changed.status).toBe(201);
		expect(await service.leadsWith("after")).toHaveLength(1);
	});

	test("by two visitors with the same words is two leads", async () => {
		for (const key of [await newFormKey(service), await newFormKey(service)]) {
			await postJson(service, "/forms/contact", { values: messageSaying("me too"), key });
		}
		expect(await service.leadsWith("me too")).toHaveLength(2);
	});
});

describe("a lead", () => {
	test("remembers the page that it came from, if the site has such a page", async () => {
		await postJson(service, "/forms/contact", { values: messageSaying("from contact"), page: "/contact" });
		await postJson(service, "/forms/contact", { values: messageSaying("from nowhere"), page: "/made-up" });
		expect(await service.leadsWith("from contact")).toMatchObject([{ page: "/contact" }]);
		expect(await service.leadsWith("from nowhere")).toMatchObject([{ page: null }]);
	});

	test("has the line ends of a script and no control characters, however it was sent", async () => {
		await postPlain(service, "/forms/contact", messageSaying("one\r\ntwo\u0000"));
		expect(await service.leadsWith("one\ntwo")).toHaveLength(1);
	});

	test("of 5,000 characters in many lines is taken without JavaScript too", async () => {
		const answer = await postPlain(
			service,
			"/forms/contact",
			messageSaying("1234\r\n".repeat(999).padEnd(5995, "x")),
		);
		expect(answer.status).toBe(303);
	});

	test("names the service that was asked about", async () => {
		const values = { ...messageSaying("about a service"), service: subjects.service };
		await postJson(service, "/forms/enquiry", { values });
		expect(await service.leadsWith("about a service")).toMatchObject([
			{ values: { service: subjects.service } },
		]);
	});
});
