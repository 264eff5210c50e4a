import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { requestAsIs } from "#tests/support/raw-request.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { largeFile, writeSmallSite } from "./small-site.ts";

const folder = mkdtempSync(join(tmpdir(), "southlight-ranges-"));
const service = serviceForTests({ settings: writeSmallSite(folder) });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const paper = "/papers/long.pdf";
const askFor = (range: string, more: Record<string, string> = {}) =>
	requestAsIs(service, paper, { headers: { Range: range, ...more } });

describe("a viewer that opens a long document", () => {
	test("learns that it may ask for parts", async () => {
		const { status, headers } = await requestAsIs(service, paper);
		expect(status).toBe(200);
		expect(headers["accept-ranges"]).toBe("bytes");
	});

	test("gets the part that it asks for", async () => {
		const { status, headers, body } = await askFor("bytes=1000-1999");
		expect(status).toBe(206);
		expect(headers["content-range"]).toBe(`bytes 1000-1999/${largeFile.length}`);
		expect(headers["content-type"]).toBe("application/pdf");
		expect(body.equals(largeFile.subarray(1000, 2000))).toBe(true);
	});

	test("gets the end of the document first, where its table of contents is", async () => {
		const { status, body } = await askFor("bytes=-500");
		expect(status).toBe(206);
		expect(body.equals(largeFile.subarray(-500))).toBe(true);
	});

	test("is told the size when it asks for more than there is", async () => {
		const { status, headers, body } = await askFor("bytes=9999999-");
		expect(status).toBe(416);
		expect(headers["content-range"]).toBe(`bytes */${largeFile.length}`);
		expect(body).toHaveLength(0);
	});

	test("gets the whole document when it has changed in between", async () => {
		const { status, body } = await askFor("bytes=0-9", { "If-Range": '"of-yesterday"' });
		expect(status).toBe(200);
		expect(body).toHaveLength(largeFile.length);
	});

	test("goes on where it stopped when the document is the same", async () => {
		const { headers } = await requestAsIs(service, paper);
		const { status } = await askFor("bytes=10-", { "If-Range": String(headers["etag"]) });
		expect(status).toBe(206);
	});

	test("learns the size of the whole document without its content, whatever part it names", async () => {
		const { status, headers } = await requestAsIs(service, paper, {
			method: "HEAD",
			headers: { Range: "bytes=0-9" },
		});
		expect(status).toBe(200);
		expect(headers["content-length"]).toBe(String(largeFile.length));
	});

	test("gets a page whole, since pages travel compressed", async () => {
		const { status } = await requestAsIs(service, "/company", {
			headers: { Range: "bytes=0-9", "Accept-Encoding": "br" },
		});
		expect(status).toBe(200);
	});
});
