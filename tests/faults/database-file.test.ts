import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { runCommand } from "#tests/support/command.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { programFile } from "#tests/support/programs.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { startedService } from "#tests/support/service-for-tests.ts";

const send = (service: RunningService, message: string) =>
	postJson(service, "/forms/contact", { values: messageSaying(message) });

test("leads are not acknowledged while the database's file is away, and are again after a restart", async () => {
	const service = await startedService();
	expect((await send(service, "before")).status).toBe(201);
	renameSync(service.databaseFile, `${service.databaseFile}.moved`);
	expect((await send(service, "nowhere")).status).toBe(503);
	const again = await postPlain(service, "/forms/contact", messageSaying("typed with care"));
	expect(again.status).toBe(503);
	expect(readFormAgain(await again.text(), "contact").values["message"]).toEqual(["typed with care"]);
	expect((await fetch(`${service.origin}/company`)).status).toBe(200);
	await expect.poll(() => service.output).toContain("DatabaseFileGoneError");

	renameSync(`${service.databaseFile}.moved`, service.databaseFile);
	await service.stop();
	await service.start();
	expect((await send(service, "after")).status).toBe(201);
	expect((await service.leads()).map(({ values }) => values["message"])).toEqual(["before", "after"]);
});

test("leads that are sent after the file was deleted are all refused", async () => {
	const service = await startedService();
	rmSync(service.databaseFile);
	const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(service, `lost ${index}`)));
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 503));
});

/** A service that cannot start, and what it says. */
async function refusedStart(prepare: (service: RunningService) => void | Promise<void>): Promise<string> {
	const service = new RunningService();
	onTestFinished(() => service.remove());
	mkdirSync(dirname(service.databaseFile), { recursive: true });
	await prepare(service);
	const error: unknown = await service.start().catch((reason: unknown) => reason);
	expect(error).toMatchObject({ message: expect.stringContaining("exit code 1") });
	return String(error).split(":\n").slice(1).join(":\n").trim();
}

/** No stack trace, and the file by its name. */
const oneSentence = /^[^\n]*leads\.db[^\n]*$/;

test("a start on a file that is no database ends with one sentence", async () => {
	const said = await refusedStart(({ databaseFile }) =>
		writeFileSync(databaseFile, "no database ".repeat(900)),
	);
	expect(said).toMatch(oneSentence);
});

test.each([
	["leads", ["--all"]],
	["leads", ["--json"]],
	["leads", ["person", "mere@example.co.nz"]],
	["mail", ["list"]],
] as const)(
	"who gives a command that meets damage reads which file it is, and what to do: %s %j",
	async (program, options) => {
		const service = await startedService();
		await send(service, "unreadable");
		await service.stop();
		overwrite(service.databaseFile, ["leads", "outbox"]);
		const { exitCode, messages } = await runCommand(programFile(program), options, {
			DATABASE_FILE: service.databaseFile,
		});
		expect(exitCode).toBe(1);
		expect(messages).toMatch(/^[^\n]*leads\.db[^\n]* docs\/operations\.md[^\n]*\n$/);
	},
);

/** Writes over the first page of each of these tables, as a failing disk does. */
function overwrite(file: string, tables: readonly string[]): void {
	const database = new DatabaseSync(file);
	const root = database.prepare("select rootpage from sqlite_schema where name = ?");
	const pages = tables.map((name) => Number(root.get(name)?.["rootpage"]));
	database.close();
	const opened = openSync(file, "r+");
	for (const page of pages) writeSync(opened, Buffer.alloc(4096, 0xaa), 0, 4096, (page - 1) * 4096);
	closeSync(opened);
}

test("a start where a folder has the place of the file ends with one sentence", async () => {
	expect(await refusedStart(({ databaseFile }) => mkdirSync(databaseFile))).toMatch(oneSentence);
});

test("a start while another program holds the database ends with one sentence", async () => {
	const said = await refusedStart(async ({ databaseUrl }) => {
		const other = await openDatabase(databaseUrl);
		const writing = await other.kysely.startTransaction().execute();
		onTestFinished(async () => {
			await writing.rollback().execute();
			await other.close();
		});
	});
	expect(said).toMatch(oneSentence);
});
