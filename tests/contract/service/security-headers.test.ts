import { describe, expect, test } from "vitest";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { type RawAnswer, requestAsIs, sendBytes } from "#tests/support/raw-request.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { description } from "#tests/support/site-description.ts";

const service = serviceForTests();
const image = Object.keys(description.files).find((address) => address.endsWith(".avif")) ?? "no image";

describe("the security headers come with", () => {
	const asked: [string, () => Promise<RawAnswer>][] = [
		["a page", () => requestAsIs(service, "/")],
		["HEAD", () => requestAsIs(service, "/", { method: "HEAD" })],
		["an unchanged page", () => requestAsIs(service, "/", { headers: { "If-None-Match": "*" } })],
		["an image", () => requestAsIs(service, image)],
		["a page that there is not", () => requestAsIs(service, "/nothing")],
		["an address that is not well formed", () => requestAsIs(service, "/%zz")],
		["an address that is too long", () => requestAsIs(service, `/forms/received/${"x".repeat(2000)}`)],
		["a wrong method", () => requestAsIs(service, "/", { method: "PATCH" })],
		["a form key", () => requestAsIs(service, "/forms/key")],
		["a receipt that there is not", () => requestAsIs(service, "/forms/received/x")],
		["a form without a body", () => requestAsIs(service, "/forms/contact", { method: "POST" })],
		[
			"a form of an unknown kind",
			() =>
				requestAsIs(service, "/forms/contact", {
					method: "POST",
					headers: { "Content-Type": "multipart/form-data" },
				}),
		],
	];
	test.each(asked)("%s", async (_, get) => {
		const { headers } = await get();
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["referrer-policy"]).toBe("same-origin");
		expect(headers["content-security-policy"]).toContain("default-src 'none'");
	});

	test.each([
		["what is no request", "nonsense\r\n\r\n", "400"],
		["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "400"],
		["a request with two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", "400"],
		["a host that is none", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", "400"],
		["headers that are too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, "431"],
		[
			"an expectation that is not understood",
			"GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n",
			"200",
		],
	])("%s", async (_, bytes, status) => {
		const answer = await sendBytes(service, bytes);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(answer).toContain("X-Content-Type-Options: nosniff");
		expect(answer).toContain("Content-Security-Policy: default-src 'none'");
	});
});

test("a page at an unguessable address passes its address on to no other", async () => {
	for (const [form, values] of [
		["contact", messageSaying("for a receipt")],
		["assessment", { companyName: "K", firstName: "A", lastName: "B", email: "a@example.nz" }],
	] as const) {
		const sent = await postPlain(service, `/forms/${form}`, values);
		const { headers } = await requestAsIs(service, sent.headers.get("Location") ?? "");
		expect(headers["referrer-policy"]).toBe("no-referrer");
	}
});

test("no answer sets a cookie or says what the service is made with", async () => {
	for (const path of ["/", "/nothing", "/forms/key", "/healthz"]) {
		const { headers } = await requestAsIs(service, path);
		expect([headers["set-cookie"], headers["x-powered-by"], headers["server"]]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	}
});

describe("the promise to come back by TLS only", () => {
	const behindProxy = serviceForTests({
		settings: { SITE_ORIGIN: "https://www.example.com", TRUST_PROXY: "loopback" },
	});
	const paths = ["/", image, "/nothing", "/forms/key"];

	test.each(paths)("is not made where visitors come without it: %s", async (path) => {
		expect((await requestAsIs(service, path)).headers).not.toHaveProperty("strict-transport-security");
	});

	test.each(paths)("is made behind a proxy that has it: %s", async (path) => {
		const { headers } = await requestAsIs(behindProxy, path);
		expect(headers["strict-transport-security"]).toBe("max-age=63072000");
	});
});
