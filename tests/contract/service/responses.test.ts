import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { postJson } from "#tests/support/post-form.ts";
import { requestAsIs } from "#tests/support/raw-request.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { companyPage, largeFile, writeSmallSite } from "./small-site.ts";

const folder = mkdtempSync(join(tmpdir(), "southlight-small-site-"));
const service = serviceForTests({ settings: writeSmallSite(folder) });
afterAll(() => rmSync(folder, { recursive: true }));

describe("a page", () => {
	test("is the same with and without a slash at its end, and with a query", async () => {
		for (const path of ["/company", "/company/", "/company?from=mail", "/%63ompany"]) {
			const { status, body } = await requestAsIs(service, path);
			expect([status, body.toString()]).toEqual([200, companyPage]);
		}
	});

	test("is found where its address is typed in capitals", async () => {
		for (const [path, place] of [
			["/Company", "/company"],
			["/COMPANY/?from=Mail", "/company/?from=Mail"],
		] as const) {
			const { status, headers } = await requestAsIs(service, path);
			expect([status, headers["location"]]).toEqual([301, place]);
		}
		for (const path of ["/Nowhere", "//COMPANY", "/%43OMPANY"])
			expect((await requestAsIs(service, path)).status).toBe(404);
	});

	test("comes in the best encoding that the browser takes", async () => {
		const best = await requestAsIs(service, "/company", {
			headers: { "Accept-Encoding": "gzip, deflate, br, zstd" },
		});
		expect(best.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(best.body).toString()).toBe(companyPage);
		const second = await requestAsIs(service, "/company", { headers: { "Accept-Encoding": "gzip, br;q=0" } });
		expect(second.headers["content-encoding"]).toBe("gzip");
		expect(gunzipSync(second.body).toString()).toBe(companyPage);
		expect([best, second].map(({ headers }) => headers["vary"])).toEqual([
			"Accept-Encoding",
			"Accept-Encoding",
		]);
	});

	test("is not sent again to a browser that has it, in that encoding", async () => {
		const packed = { "Accept-Encoding": "br" };
		const { headers } = await requestAsIs(service, "/company", { headers: packed });
		const tag = String(headers["etag"]);
		const again = await requestAsIs(service, "/company", {
			headers: { ...packed, "If-None-Match": `"other", W/${tag}` },
		});
		expect([again.status, again.body.length, again.headers["etag"]]).toEqual([304, 0, tag]);
		expect((await requestAsIs(service, "/company", { headers: { "If-None-Match": tag } })).status).toBe(200);
	});

	test("has its own policy and its own headers", async () => {
		const { headers } = await requestAsIs(service, "/company");
		expect(headers["content-security-policy"]).toContain("page/company");
		expect(headers["speculation-rules"]).toBe('"/rules.json"');
	});

	test("answers HEAD with the headers of GET and nothing else", async () => {
		const [get, head] = [
			await requestAsIs(service, "/company"),
			await requestAsIs(service, "/company", { method: "HEAD" }),
		];
		expect(head.body.length).toBe(0);
		expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
	});

	test("that there is not is the site's own not-found page", async () => {
		for (const path of [
			"/nothing",
			"/company/nothing",
			"/dist/index.html",
			"/..%2f..%2fetc/passwd",
			"//company",
		]) {
			const { status, body } = await requestAsIs(service, path);
			expect([status, body.toString()]).toEqual([404, expect.stringContaining("<title>Lost</title>")]);
		}
	});
});

describe("a page that changes by itself", () => {
	test("is served as it is to be shown by now, whichever way it is asked for", async () => {
		for (const path of ["/talk", "/talk/", "/talk?from=mail"]) {
			const { status, body, headers } = await requestAsIs(service, path);
			expect([status, body.toString()]).toEqual([
				200,
				expect.stringContaining("<title>Talk recorded</title>"),
			]);
			expect(headers["content-security-policy"]).toContain("20200101");
		}
		const packed = await requestAsIs(service, "/talk", { headers: { "Accept-Encoding": "br" } });
		expect(brotliDecompressSync(packed.body).toString()).toContain("<title>Talk recorded</title>");
	});

	test("is sent again to a browser that has what it showed before, and only to that one", async () => {
		const now = await requestAsIs(service, "/talk");
		const before = '"-talk-tag"';
		const again = await requestAsIs(service, "/talk", { headers: { "If-None-Match": before } });
		expect([again.status, again.headers["etag"]]).toEqual([200, now.headers["etag"]]);
		const known = await requestAsIs(service, "/talk", {
			headers: { "If-None-Match": String(now.headers["etag"]) },
		});
		expect(known.status).toBe(304);
	});

	test("shows no one ahead of time what it will be", async () => {
		expect((await requestAsIs(service, "/talk/from/29990101T000000Z")).status).toBe(404);
	});
});

describe("a file", () => {
	test("over 64 kB arrives whole", async () => {
		const { body, headers } = await requestAsIs(service, "/images/large.avif");
		expect(body.equals(largeFile)).toBe(true);
		expect(headers["content-length"]).toBe(String(largeFile.length));
	});

	test("whose name changes with its content is kept by the browser for good", async () => {
		expect((await requestAsIs(service, "/_astro/x.1a2b.js")).headers["cache-control"]).toBe(
			"public, max-age=31536000, immutable",
		);
		expect((await requestAsIs(service, "/company")).headers["cache-control"]).toBe("no-cache");
	});
});

test.each(["GET", "HEAD"])(
	"%s of an address that takes a form is led to the page with it",
	async (method) => {
		for (const [form, page] of [
			["contact", "/contact"],
			["assessment", "/assessment"],
			["enquiry", "/solutions"],
		]) {
			const { status, headers } = await requestAsIs(service, `/forms/${form}`, { method });
			expect([status, headers["location"]]).toEqual([303, page]);
		}
		expect((await requestAsIs(service, "/forms/gone", { method })).status).toBe(404);
	},
);

describe("a file for later", () => {
	test("is unknown until its moment, and there from then on", async () => {
		const [before, after] = [
			await requestAsIs(service, "/papers/to-come.pdf"),
			await requestAsIs(service, "/papers/come.pdf"),
		];
		expect([before.status, before.body.toString()]).toEqual([404, expect.stringContaining("Lost")]);
		expect([after.status, after.body.toString()]).toEqual([200, "come"]);
	});
});

describe("a method that an address does not take", () => {
	test.each([
		["POST", "/company", "GET, HEAD"],
		["DELETE", "/images/large.avif", "GET, HEAD"],
		["PUT", "/forms/contact", "GET, HEAD, POST"],
		["DELETE", "/forms/assessment", "GET, HEAD, POST"],
		["POST", "/forms/key", "GET, HEAD"],
		["POST", "/healthz", "GET, HEAD"],
		["POST", "/readyz", "GET, HEAD"],
		["DELETE", "/assessment/report/x", "GET, HEAD"],
	])("%s %s is told which there are", async (method, path, allowed) => {
		const { status, headers } = await requestAsIs(service, path, { method });
		expect([status, headers["allow"]]).toEqual([405, allowed]);
	});
});

test.each(["/healthzx", "/readyz2", "/forms/keyfoo", "/forms/received/", "/forms/received/a/b"])(
	"an address that only begins as one of the service's is unknown by any method: %s",
	async (path) => {
		const answers = ["GET", "POST"].map((method) => requestAsIs(service, path, { method }));
		expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
	},
);

test("the service says that it is well, and is asked for forms that there are not", async () => {
	expect((await requestAsIs(service, "/healthz")).status).toBe(200);
	expect((await postJson(service, "/forms/no-such-form", { values: {} })).status).toBe(404);
});
