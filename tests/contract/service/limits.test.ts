import { describe, expect, test } from "vitest";
import { siteCopy } from "#tests/support/copy.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

// These tests are behind a proxy of their own, so that they can come from many addresses.
const service = serviceForTests({ settings: { POSTS_PER_ADDRESS: "10", TRUST_PROXY: "127.0.0.1" } });

const from = (address: string) => ({ "X-Forwarded-For": address });
const send = (address: string, message: string) =>
	postJson(service, "/forms/contact", { values: messageSaying(message) }, from(address));

/** Sends as many messages from an address as it may, and returns what they say. */
async function flood(address: string): Promise<string[]> {
	const messages = Array.from({ length: 10 }, (_, index) => `message ${index} from ${address}`);
	for (const message of messages) expect((await send(address, message)).status).toBe(201);
	return messages;
}

describe("one address that sends very many messages", () => {
	test("is refused in the end with plain words and a time", async () => {
		await flood("192.0.2.1");
		const refused = await send("192.0.2.1", "one too many");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refused.json()).toEqual({
			code: "too-many-messages",
			message: expect.stringContaining(siteCopy.email),
		});
		expect(await service.leadsWith("one too many")).toEqual([]);
	});

	test("without JavaScript gets back what it typed", async () => {
		await flood("192.0.2.2");
		const values = messageSaying("typed with care");
		const refused = await postPlain(service, "/forms/contact", values, from("192.0.2.2"));
		expect(refused.status).toBe(429);
		expect(readFormAgain(await refused.text(), "contact").values["message"]).toEqual(["typed with care"]);
	});

	test("has its later messages kept as suspected", async () => {
		const leads = await Promise.all((await flood("192.0.2.3")).map((message) => service.leadsWith(message)));
		expect(leads.flat().map(({ state, spamSignals }) => [state, ...spamSignals].join(" "))).toEqual([
			...Array.from({ length: 2 }, () => "new"),
			...Array.from({ length: 8 }, () => "spam many-from-one-address no-proof"),
		]);
	});

	test("does not keep its neighbours out", async () => {
		await flood("192.0.2.4");
		expect((await send("192.0.2.5", "a neighbour")).status).toBe(201);
	});
});

test("the addresses of one IPv6 household count as one", async () => {
	for (let sent = 0; sent < 10; sent++) await send(`2001:db8:1:1::${sent}`, `household ${sent}`);
	expect((await send("2001:db8:1:1:ffff::1", "household")).status).toBe(429);
	expect((await send("2001:db8:1:2::1", "next door")).status).toBe(201);
});
