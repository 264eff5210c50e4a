import { describe, expect, test } from "vitest";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { type DeskRoute, deskApi } from "#domain/desk/route.ts";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import { everyDeskRoute } from "#tests/support/desk-routes.ts";
import { deskCommand, printedCode } from "#tests/support/desk-visitor.ts";
import { requestAsIs, sendBytes } from "#tests/support/raw-request.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const { owner, staff } = staffForTests(service, "owner", "staff");

const all = everyDeskRoute.map((route) => [`${route.method} ${route.path}`, route] as const);

const ask = ({ method, path }: DeskRoute, headers: Record<string, string>) =>
	requestAsIs(service, deskApi + path.replace(/:\w+/g, "x"), { method, headers });
const own = { "Sec-Fetch-Site": "same-origin" };

describe("without a session", () => {
	const closed = all.filter(([, { access }]) => access !== "anyone");
	test.each(closed)("%s answers nothing but that", async (_, route) => {
		const { status, body } = await ask(route, own);
		expect([status, JSON.parse(String(body))]).toEqual([401, { code: "not-signed-in" }]);
	});
});

describe("staff", () => {
	const owners = all.filter(([, { access }]) => access === "owner");
	test.each(owners)("may not %s", async (_, route) => {
		const { status, body } = await ask(route, { ...own, Cookie: staff.cookieHeader });
		expect([status, JSON.parse(String(body))]).toEqual([403, { code: "owners-only" }]);
	});
});

describe("another site's page", () => {
	const writes = all.filter(([, { method }]) => method !== "GET");
	test.each(writes)("can't have a browser %s", async (_, route) => {
		const answers = await Promise.all(
			[
				{ "Sec-Fetch-Site": "cross-site" },
				{ "Sec-Fetch-Site": "same-site" },
				{ Origin: "https://evil.example" },
				{ Origin: "null" },
				{ "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
				// A browser says where a write comes from; what says nothing is none.
				{},
			].map((headers) => ask(route, { ...headers, Cookie: staff.cookieHeader })),
		);
		expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
	});

	test("can't read a list by a script or a frame", async () => {
		const headers = { "Sec-Fetch-Site": "cross-site", Cookie: staff.cookieHeader };
		expect((await ask(inboxRoutes.list, headers)).status).toBe(403);
	});

	test("can't post a plain form", async () => {
		const headers = {
			...own,
			"Content-Type": "application/x-www-form-urlencoded",
			Cookie: staff.cookieHeader,
		};
		expect((await ask(changeRoutes.make, headers)).status).toBe(422);
	});
});

describe("every answer of the desk", () => {
	test.each([...all, ["an unknown address", { ...inboxRoutes.list, path: "/nothing" }] as const])(
		"is stored and listed nowhere: %s",
		async (_, route) => {
			// What an owner reads is a person's; of what they would change, the refusal is enough.
			const signedIn = route.method === "GET" ? { Cookie: owner.cookieHeader } : {};
			const { status, headers } = await ask(route, { ...own, ...signedIn });
			expect(status).not.toBe(route.method === "GET" ? 401 : 200);
			expect(headers["cache-control"]).toBe("no-store");
			expect(headers["x-robots-tag"]).toBe("noindex");
			expect(headers["content-type"]).toMatch(/^application\/json/);
			expect(headers["content-security-policy"]).toContain("default-src 'none'");
		},
	);
});

test("the desk is closed over plain HTTP to every host but the machine itself", async () => {
	const { status, body } = await ask(signInRoutes.visit, { Host: "desk.example.com" });
	expect([status, JSON.parse(String(body))]).toEqual([403, { code: "needs-https" }]);
});

describe("over TLS, where no setting says at which address", () => {
	const secure = serviceForTests({ settings: { TRUST_PROXY: "loopback" } });

	test("the desk is closed at the one that a request names, to which its emails would lead", async () => {
		const { status, body } = await requestAsIs(secure, `${deskApi}${signInRoutes.sendCode.path}`, {
			method: "POST",
			headers: { ...own, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "desk.example.com" },
		});
		expect([status, JSON.parse(String(body))]).toEqual([403, { code: "needs-site-origin" }]);
	});
});

describe("who names no host that can be in an address", () => {
	test.each(["1.2.3.4.5", "256.1.1.1", "[:::::]"])("is refused, and no fault is logged: %s", async (host) => {
		const { status, body } = await ask(signInRoutes.visit, { Host: host });
		expect([status, JSON.parse(String(body))]).toEqual([422, { code: "wrong-input" }]);
		expect(service.output).not.toContain("TypeError");
	});

	test("is refused as an older program that names none", async () => {
		const answer = await sendBytes(service, `GET ${deskApi}${signInRoutes.visit.path} HTTP/1.0\r\n\r\n`);
		expect(answer.split("\r\n")[0]).toContain("422");
	});
});

describe("behind a proxy with TLS", () => {
	const secure = serviceForTests({
		settings: { SITE_ORIGIN: "https://www.example.com", TRUST_PROXY: "loopback" },
	});
	const email = "ana@southlight.example";
	/** What the cookie of a name that a route sets is bound to. */
	async function cookieOf({ method, path }: DeskRoute, input: object, name: string): Promise<string[]> {
		const { headers } = await requestAsIs(secure, deskApi + path, {
			method,
			headers: { Origin: "https://www.example.com", "Content-Type": "application/json" },
			body: JSON.stringify(input),
		});
		const cookies = [headers["set-cookie"] ?? []].flat().filter((cookie) => cookie.startsWith(`${name}=`));
		return cookies.flatMap((cookie) => cookie.split("; ").slice(1)).sort();
	}
	test("the cookie of a browser is for this host alone and for TLS alone", async () => {
		const cookie = await cookieOf(signInRoutes.sendCode, { email }, "__Host-desk-browser");
		expect(cookie).toEqual(["HttpOnly", "Max-Age=3600", "Path=/", "SameSite=Lax", "Secure"]);
	});

	test("so are the cookies of who has signed in", async () => {
		for (const [name, seconds] of [
			["session", 1_209_600],
			["known", 7_776_000],
		] as const) {
			const { output } = await deskCommand(secure, "invite", name, `${name}@southlight.example`);
			const input = { email: `${name}@southlight.example`, code: printedCode(output) };
			const cookie = await cookieOf(signInRoutes.useCode, input, `__Host-desk-${name}`);
			expect(cookie).toEqual(["HttpOnly", `Max-Age=${seconds}`, "Path=/", "SameSite=Lax", "Secure"]);
		}
	});
});
