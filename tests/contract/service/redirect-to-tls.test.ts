import { expect, test } from "vitest";
import { requestAsIs, sendBytes } from "#tests/support/raw-request.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests({ isByTls: true, settings: { REDIRECT_PORT: "0" } });

/** The port without TLS, from the line in which the service names it. */
function redirectPort(): number {
	const line = service.output.split("\n").find((each) => each.startsWith('{"event":"redirecting"')) ?? "{}";
	return JSON.parse(line).port;
}

test("who comes without TLS is led to the same address with it", async () => {
	const { status, headers } = await requestAsIs({ port: redirectPort() }, "/company?from=mail", {
		headers: { Host: "localhost:80" },
	});
	expect([status, headers["location"]]).toEqual([308, `https://localhost:${service.port}/company?from=mail`]);
});

test.each([
	["a host that is none", "/", "a.example/@elsewhere.example", 400],
	["an address of five numbers", "/", "1.2.3.4.5", 400],
	["a number past 255 in an address", "/", "256.1.1.1", 400],
	["an IPv6 address of colons alone", "/", "[:::::]", 400],
	["an address of another site", "//elsewhere.example/", "localhost", 308],
	["an absolute address", "http://elsewhere.example/", "localhost", 308],
])("%s leads nowhere else", async (_, path, host, status) => {
	const answer = await requestAsIs({ port: redirectPort() }, path, { headers: { Host: host } });
	expect(answer.status).toBe(status);
	// Where it leads to is read as a browser reads it.
	expect(new URL(String(answer.headers["location"] ?? "https://localhost")).hostname).toBe("localhost");
});

test.each([
	["who is led on", "GET /company HTTP/1.1\r\nHost: localhost\r\n\r\n", 308],
	["a host that is none", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400],
	["a request without a host", "GET / HTTP/1.1\r\n\r\n", 400],
	["an expectation that is not understood", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n", 308],
	["what is no request", "nonsense\r\n\r\n", 400],
])(
	"without TLS, %s gets the security headers, and no promise that a browser would not believe",
	async (_, bytes, status) => {
		const answer = await sendBytes({ port: redirectPort() }, bytes);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(answer).toContain("X-Content-Type-Options: nosniff");
		expect(answer).toContain("Content-Security-Policy: default-src 'none'");
		expect(answer).not.toContain("Strict-Transport-Security");
	},
);
