import { execFile } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { servicePrograms } from "#tools/build/service/service-programs.ts";
import { queryDatabase } from "#tools/service/query-database.ts";
import { type ServiceProcess, startServiceProcess } from "#tools/service/service-process.ts";

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, "../../..");

/** What the Dockerfile takes from the build, and nothing else: no package and no source. */
const dockerfile = readFileSync(join(repository, "Dockerfile"), "utf8");
const copies = dockerfile.match(/(?<=^COPY --from=build ).+(?= \S+$)/gm) ?? [];
const shipped = copies.flatMap((paths) =>
	paths.split(" ").flatMap((path) => globSync(path.replace("/site/", ""), { cwd: repository })),
);

// The folder above holds no packages either.
const folder = mkdtempSync(join(tmpdir(), "southlight-shipped-"));
let service: ServiceProcess;

beforeAll(async () => {
	for (const path of shipped) cpSync(join(repository, path), join(folder, path), { recursive: true });
	service = await startServiceProcess({}, [], join(folder, "build/service.js"));
});
afterAll(async () => {
	await service.end();
	rmSync(folder, { recursive: true });
});

/** The bytes of the database's files. A lead that has just come is in the second of them. */
const onDisk = () =>
	globSync(join(folder, "data/southlight.db*"))
		.map((file) => readFileSync(file, "latin1"))
		.join("\n");

describe("the service as it is shipped, in a folder of its own", () => {
	test("shows pages, shows a form again and keeps its leads in that folder", async () => {
		expect((await fetch(`${service.origin}/company`)).status).toBe(200);
		const again = await postPlain(service, "/forms/contact", { message: "typed with care" });
		expect([again.status, await again.text()]).toEqual([422, expect.stringContaining("typed with care")]);
		expect((await postJson(service, "/forms/contact", { values: messageSaying("shipped") })).status).toBe(
			201,
		);
		const { stdout } = await run(process.execPath, [join(folder, "build/leads.js"), "--json"]);
		expect(JSON.parse(stdout)).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ values: expect.objectContaining({ message: "shipped" }) }),
			]),
		);
	});

	test.each(["leads", "mail", "desk", "webhooks"])("brings its command %s along", async (name) => {
		const { stdout } = await run(process.execPath, [join(folder, `build/${name}.js`), "list"]);
		expect(stdout).toMatch(/\S/);
	});

	test.each(Object.keys(servicePrograms))("says in one sentence that %s needs a newer Node", async (name) => {
		const file = join(folder, `build/${name}.js`);
		// An older Node refuses a program before its first line where something is missing in what it imports.
		expect(readFileSync(file, "utf8").match(/^import\b(?!\()|\bfrom ?"/m)).toBeNull();
		const pretends =
			'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';
		const ran = run(process.execPath, ["--import", `data:text/javascript,${pretends}`, file, "help"]);
		await expect(ran).rejects.toMatchObject({
			code: 1,
			stdout: "",
			stderr: expect.stringMatching(/^[^\n]*\b24\b[^\n]*20\.20\.2[^\n]*\n$/),
		});
	});

	test("erases a lead and leaves none of its bytes", async () => {
		const sent = await postJson(service, "/forms/contact", { values: messageSaying("no longer") });
		const { reference } = Object(await sent.json());
		expect(onDisk()).toContain("no longer");
		const { stdout } = await run(process.execPath, [join(folder, "build/leads.js"), "erase", reference]);
		expect(stdout).toContain(`${reference} erased`);
		expect(onDisk()).not.toContain("no longer");
	});

	test("names the sources where a fault arose", async () => {
		const other = await startServiceProcess(
			{ DATABASE_FILE: join(folder, "broken.db") },
			[],
			join(folder, "build/service.js"),
		);
		await queryDatabase(join(folder, "broken.db"), (database) =>
			database.schema.dropTable("submissions").execute(),
		);
		await postJson(other, "/forms/contact", { values: messageSaying("unlucky") });
		await other.end();
		expect(other.output()).toMatch(/server\/database\/[\w/-]+\.ts:\d+:\d+/);
	});
});
