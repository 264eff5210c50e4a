import { describe, expect, test } from "vitest";
import { saying } from "./contact-leads.ts";
import { postJson, postPlain, serviceForTests, storedLeads } from "./running-service.ts";

// This test stands behind a proxy of its own, so that it can come from many addresses.
const service = serviceForTests({ POSTS_PER_ADDRESS: "10", TRUST_PROXY: "127.0.0.1" });

const from = (address: string) => ({ "X-Forwarded-For": address });
const send = (address: string, message: string) =>
	postJson(service.origin, "/forms/contact", { values: saying(message) }, from(address));

describe("one address that sends very many messages", () => {
	test("is refused in the end with plain words and a time, and keeps what it typed", async () => {
		for (let sent = 0; sent < 10; sent++) await send("192.0.2.1", `flood ${sent}`);
		const refused = await send("192.0.2.1", "one too many");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await refused.json()).toEqual({
			code: "too-many-messages",
			message: expect.stringContaining('"minutes":'),
		});
		const plain = await postPlain(
			service.origin,
			"/forms/contact",
			saying("typed with care"),
			from("192.0.2.1"),
		);
		expect(plain.status).toBe(429);
		expect(await plain.text()).toContain("typed with care");
	});

	test("has its later messages kept as suspected", () => {
		const states = storedLeads(service.databaseFile).map(
			({ state, spam_signals }) => `${state} ${spam_signals}`,
		);
		expect(states).toEqual([
			...Array.from({ length: 2 }, () => "new []"),
			...Array.from({ length: 8 }, () => 'spam ["many-from-one-address","no-proof"]'),
		]);
	});

	test("does not keep its neighbours out", async () => {
		expect((await send("192.0.2.2", "a neighbour")).status).toBe(201);
	});
});

test("the addresses of one IPv6 household count as one", async () => {
	for (let sent = 0; sent < 10; sent++) await send(`2001:db8:1:1::${sent}`, `household ${sent}`);
	expect((await send("2001:db8:1:1:ffff::1", "household")).status).toBe(429);
	expect((await send("2001:db8:1:2::1", "next door")).status).toBe(201);
});
