import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { missingViews } from "#domain/service/service-views.ts";
import { loadSiteBuild, SiteBuildError } from "#server/site-build/site-build.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "southlight-build-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = {
	headers: {},
	fallbackPolicy: "default-src 'none'",
	shellPolicy: "default-src 'none'",
	url: "https://www.example.com",
	email: "hello@example.com",
	pages: ["/"],
	subjects: { service: [] },
	offices: [],
	stageNames: {},
	failures: { locale: "en", messages: {}, page: "", pageWithStack: "" },
	views: missingViews([]),
	sessions: {},
	heldUntil: {},
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

	test("with a site whose description is cut off, as on a full disk, is told to build it", async () => {
		writeFileSync(join(folder, "site.json"), JSON.stringify(site).slice(0, 100));
		await expect(loadSiteBuild(folder)).rejects.toThrow(SiteBuildError);
		await expect(loadSiteBuild(folder)).rejects.toThrow(/site\.json.*npm run build/);
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

test("a request that comes while many pages are to be rendered is answered before the last of them", async () => {
	write(site);
	const { views } = await loadSiteBuild(folder);
	await views();
	const answers: string[] = [];
	const line = await lineTo(() => answers.push("other"));
	const pages = Array.from({ length: 10 }, async (_, index) => {
		await views();
		if (index === 0) line.write("request");
		answers.push("page");
	});
	await Promise.all(pages);
	expect(answers).toContain("other");
});

/** An open connection to a server that does something with whatever arrives. */
async function lineTo(onArrival: () => void): Promise<Socket> {
	const server = createServer((socket) => socket.on("data", onArrival)).listen(0, "127.0.0.1");
	await once(server, "listening");
	const line = connect(Object(server.address()).port, "127.0.0.1");
	onTestFinished(() => {
		line.destroy();
		server.close();
	});
	await Promise.all([once(line, "connect"), once(server, "connection")]);
	return line;
}
