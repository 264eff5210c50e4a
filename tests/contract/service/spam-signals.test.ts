import { describe, expect, test } from "vitest";
import { siteCopy } from "#tests/support/copy.ts";
import { keyOfAge, messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();

describe("a suspected lead is kept apart with its reason, and its sender is not told:", () => {
	const isOld = { "Sec-Fetch-Site": "same-origin" };
	test.each([
		[
			"a filled field that people don't see",
			"hidden-field",
			async () => ({ website: "http://spam.example" }),
		],
		[
			"a form sent within two seconds of its start",
			"too-fast",
			// Ahead of the service's clock it is as near, so that a busy machine has twice the time.
			async () => ({ key: await keyOfAge(service, -1.9) }),
		],
		[
			"a form age that this service has not signed",
			"bad-key",
			async () => ({ key: `${await newFormKey(service)}x` }),
		],
	])("%s", async (text, reason, envelope) => {
		const answer = await postJson(
			service,
			"/forms/contact",
			{ values: messageSaying(text), ...(await envelope()) },
			isOld,
		);
		expect(answer.status).toBe(201);
		expect(await service.leadsWith(text)).toMatchObject([
			{ state: "spam", spamSignals: [reason, "no-proof"] },
		]);
	});
});

describe("a form posted from another site", () => {
	test.each([
		["says its browser", { "Sec-Fetch-Site": "cross-site" }],
		["says an older browser", { Origin: "https://elsewhere.example" }],
		["says a sandbox", { Origin: "null" }],
	])("%s, is refused in plain words and not kept", async (text, headers) => {
		const byScript = await postJson(service, "/forms/contact", { values: messageSaying(text) }, headers);
		const plain = await postPlain(service, "/forms/contact", messageSaying(text), headers);
		expect([byScript.status, plain.status]).toEqual([403, 403]);
		expect(await plain.text()).toContain(siteCopy.email);
		expect(await service.leadsWith(text)).toHaveLength(0);
	});

	test("is taken when the browser is too old to say where it comes from, or says: from here", async () => {
		const old = await postPlain(service, "/forms/contact", messageSaying("from an old browser"));
		expect(old.status).toBe(303);
		const fromHere = await postPlain(service, "/forms/contact", messageSaying("here"), {
			Origin: service.origin,
		});
		expect(fromHere.status).toBe(303);
	});
});
