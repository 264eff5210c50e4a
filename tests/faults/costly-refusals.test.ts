import { describe, expect, test } from "vitest";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

// Behind a proxy, so that the posts can come from many addresses. 100 posts in ten minutes leave 10 forms again a minute.
const maxPosts = 100;
const service = serviceForTests({
	settings: { POSTS_PER_ADDRESS: String(maxPosts), TRUST_PROXY: "127.0.0.1" },
});

const faulty = { ...messageSaying("typed with care"), email: "no address" };
const postFaulty = (address: string, values: object = faulty) =>
	postPlain(service, "/forms/contact", { ...values }, { "X-Forwarded-For": address });

/** Sends faulty forms from an address until its form is no longer shown again. The minute may change on the way. */
async function useUp(address: string): Promise<void> {
	const first = await postFaulty(address);
	expect([first.status, await first.text()]).toEqual([422, expect.stringContaining("typed with care")]);
	while ((await postFaulty(address)).status !== 429);
}

describe("an address that sends one faulty form after the other", () => {
	test("is shown its form again at first, and then a page that is the same for all", async () => {
		await useUp("192.0.2.1");
		const [one, other] = [await postFaulty("192.0.2.1"), await postFaulty("192.0.2.1", { message: "other" })];
		expect([one.status, other.status]).toEqual([429, 429]);
		expect(Number(one.headers.get("Retry-After"))).toBeGreaterThan(0);
		const page = await one.text();
		expect(page).not.toContain("typed with care");
		expect(await other.text()).toBe(page);
	});

	test("is not shown a form again either once it has sent too many", async () => {
		await useUp("192.0.2.2");
		await Promise.all(Array.from({ length: maxPosts }, () => postFaulty("192.0.2.2")));
		const refused = await postFaulty("192.0.2.2");
		expect(refused.status).toBe(429);
		expect(await refused.text()).not.toContain("typed with care");
	});

	test("waits for each refusal once it is past its limit, and others are answered meanwhile", async () => {
		await useUp("192.0.2.5");
		const refused = postFaulty("192.0.2.5").then(() => "refused");
		const neighbour = postFaulty("192.0.2.6").then(() => "answered");
		expect(await Promise.race([refused, neighbour])).toBe("answered");
		expect(await refused).toBe("refused");
	});

	test("takes nothing from its neighbours, and can still send a form that is right", async () => {
		await useUp("192.0.2.3");
		expect((await postFaulty("192.0.2.4")).status).toBe(422);
		expect((await postFaulty("192.0.2.3", messageSaying("right"))).status).toBe(303);
	});

	test("counts as one household with IPv6", async () => {
		await useUp("2001:db8:1:1::1");
		expect((await postFaulty("2001:db8:1:1:ffff::2")).status).toBe(429);
		expect((await postFaulty("2001:db8:1:2::1")).status).toBe(422);
	});
});
