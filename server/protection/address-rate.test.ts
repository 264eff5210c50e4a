import Fastify from "fastify";
import { expect, test } from "vitest";
import { readVisitors } from "#server/http/visitor.ts";
import { addressRate } from "#server/protection/address-rate.ts";

/** What is found of each post, when each of some addresses sends one after the other. */
async function rates(postsPerAddress: number, addresses: readonly string[]) {
	const app = Fastify();
	readVisitors(app);
	const check = await addressRate(app, postsPerAddress);
	app.post("/", (request) => check(request));
	const found: { isRefused: boolean; isBusy: boolean; retryAfter: number }[] = [];
	for (const remoteAddress of addresses)
		found.push((await app.inject({ method: "POST", url: "/", remoteAddress })).json());
	await app.close();
	return found;
}
const from = (address: string, count: number) => Array.from({ length: count }, () => address);

test("an address is busy after a fifth of its posts, and refused after all of them, with a time to come back", async () => {
	const found = await rates(10, from("192.0.2.1", 11));
	expect(found.map(({ isBusy }) => isBusy)).toEqual([false, false, ...Array.from({ length: 9 }, () => true)]);
	expect(found.map(({ isRefused }) => isRefused).indexOf(true)).toBe(10);
	const wait = found.at(-1)?.retryAfter ?? 0;
	expect(wait).toBeGreaterThan(9 * 60);
	expect(wait).toBeLessThanOrEqual(10 * 60);
});

test("a household with IPv6 counts as one address, and its neighbours as others", async () => {
	const household = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1:ffff::3"];
	const found = await rates(2, [...household, "2001:db8:1:2::1", "192.0.2.1"]);
	expect(found.map(({ isRefused }) => isRefused)).toEqual([false, false, true, false, false]);
});
