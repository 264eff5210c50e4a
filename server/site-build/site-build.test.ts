import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { missingViews } from "#domain/service/service-views.ts";
import { loadSiteBuild } from "#server/site-build/site-build.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "southlight-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = {
	headers: {},
	fallbackPolicy: "default-src 'none'",
	shellPolicy: "default-src 'none'",
	pages: ["/"],
	subjects: { service: [] },
	offices: [],
	stageNames: {},
	failures: { locale: "en", messages: {}, page: "", pageWithStack: "" },
	views: missingViews([]),
	sessions: {},
	homeZone: "Pacific/Auckland",
	files: { "/": { file: "index.html", type: "text/html", immutable: false, policy: null, etag: '"x"' } },
	desk: {},
};
const write = (description: object) => {
	writeFileSync(join(folder, "site.json"), JSON.stringify(description));
	writeFileSync(join(folder, "package.json"), '{"type":"module"}');
	writeFileSync(join(folder, "views.js"), 'export const views = { reportGonePage: () => "gone" };');
};

describe("who starts the service", () => {
	test("without a built site is told to build it", async () => {
		await expect(loadSiteBuild(folder)).rejects.toThrow(/no built site.*npm run build/);
	});

	test("with another version's site is told what does not fit", async () => {
		write({ ...site, files: { "/": { file: 7 } } });
		await expect(loadSiteBuild(folder)).rejects.toThrow(/npm run build[\s\S]*files\["\/"\]\.file/);
	});

	test("without one of the service's own pages is told which", async () => {
		write({ ...site, views: site.views.filter((name) => name !== "formPage") });
		await expect(loadSiteBuild(folder)).rejects.toThrow(/formPage/);
	});

	test("with a fitting site gets it, and its pages when they are needed", async () => {
		write(site);
		const found = await loadSiteBuild(folder);
		expect(found.site).toEqual(site);
		expect((await found.views()).reportGonePage()).toBe("gone");
	});
});
