import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll } from "vitest";
import { writeSmallSite } from "./small-site.ts";

const repository = resolve(import.meta.dirname, "../../..");

/** A service in a process of its own, on a free port of this machine and a database in a temporary folder. */
export interface RunningService {
	readonly origin: string;
	readonly port: number;
	readonly folder: string;
	readonly databaseFile: string;
	readonly process: ChildProcess;
	/** Everything that it has written, to either stream. */
	output(): string;
	/** Ends it by a signal and resolves once it has gone, with its exit code. */
	end(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export function temporaryFolder(): string {
	return mkdtempSync(join(tmpdir(), "southlight-"));
}

/** @param folder keeps site and database, so that a second service on it finds the first one's leads */
export async function startService(
	folder: string,
	settings: Record<string, string> = {},
): Promise<RunningService> {
	const { distFolder, buildFolder } = writeSmallSite(folder);
	const databaseFile = join(folder, "data", "leads.db");
	const environment = {
		PATH: process.env["PATH"],
		PORT: "0",
		DATABASE_FILE: databaseFile,
		DIST_FOLDER: distFolder,
		BUILD_FOLDER: buildFolder,
		POSTS_PER_ADDRESS: "100000",
		...settings,
	};
	const child = spawn(process.execPath, ["server/main.ts"], { cwd: repository, env: environment });
	let output = "";
	const add = (chunk: unknown) => {
		output += String(chunk);
	};
	child.stdout.on("data", add);
	child.stderr.on("data", add);
	const origin = await addressOf(child, () => output);
	return {
		origin,
		port: Number(new URL(origin).port),
		folder,
		databaseFile,
		process: child,
		output: () => output,
		end: (signal = "SIGTERM") => end(child, signal),
	};
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
	for (;;) {
		const found = /https?:\/\/[\d.]+:\d+/.exec(output());
		if (found !== null) return found[0];
		// Only once both streams have ended is all of its output there.
		if (child.exitCode !== null && child.stdout?.closed !== false && child.stderr?.closed !== false)
			throw new Error(`The service did not start, exit code ${child.exitCode}:\n${output()}`);
		await Promise.race([once(child, "close"), ...[child.stdout, child.stderr].map(nextChunk)]);
	}
}

async function nextChunk(stream: ChildProcess["stdout"]): Promise<void> {
	if (stream !== null) await once(stream, "data");
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
	if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
	const exited = once(child, "exit");
	child.kill(signal);
	await exited;
	return child.exitCode;
}

export async function endService(service: RunningService): Promise<void> {
	await service.end();
	rmSync(service.folder, { recursive: true, force: true });
}

/** A service for the tests of a file or a `describe`: it starts before the first of them and ends after the last. */
export function serviceForTests(settings: Record<string, string> = {}): RunningService {
	// Whoever reads it is a test, and by then it has started.
	const service = {} as RunningService;
	beforeAll(async () => {
		Object.assign(service, await startService(temporaryFolder(), settings));
	});
	afterAll(() => endService(service));
	return service;
}

/** The leads on the disk, oldest first, read past the service. */
export function storedLeads(databaseFile: string): Record<string, string | null>[] {
	const database = new DatabaseSync(databaseFile, { timeout: 5000, readOnly: true });
	const rows = database.prepare("select * from leads order by received_at").all();
	database.close();
	return rows.map((row) =>
		Object.fromEntries(
			Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)]),
		),
	);
}

export function postJson(origin: string, path: string, body: unknown, headers: Record<string, string> = {}) {
	return fetch(origin + path, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
}

/** Posts as a page without JavaScript does, and does not follow the redirect. */
export function postPlain(
	origin: string,
	path: string,
	values: Readonly<Record<string, unknown>>,
	headers: Record<string, string> = {},
) {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) {
		for (const each of Array.isArray(value) ? value : [value]) body.append(name, String(each));
	}
	return fetch(origin + path, { method: "POST", body, headers, redirect: "manual" });
}
