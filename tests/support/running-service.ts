import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeCertificate } from "#tools/bench/certificate.ts";
import { freePort } from "#tools/service/free-port.ts";
import { type LaunchedService, launchService } from "#tools/service/service-process.ts";
import { createDatabase, dropDatabase, newDatabaseUrl } from "./new-database.ts";
import { programFile } from "./programs.ts";
import { leadsHolding, type StoredLead, storedLeads } from "./stored-leads.ts";

type Settings = Readonly<Record<string, string>>;

export interface RunningServiceOptions {
	/** As in the environment; a function says them when it starts. */
	readonly settings?: Settings | (() => Settings);
	/** What its clock says when it starts; without it the machine's own time. */
	readonly startsAt?: Date;
	/** Whether it has a certificate of its own for this machine's loopback address. */
	readonly isByTls?: boolean;
	/** Of a database that there is already; without it each service has one of its own. */
	readonly databaseUrl?: URL;
}

/** The settings that name a database. */
export function databaseSettings(url: URL): Settings {
	return url.protocol === "file:" ? { DATABASE_FILE: fileURLToPath(url) } : { DATABASE_URL: url.href };
}

/** The real service in a process of its own, with the built site and a database in a temporary folder. */
export class RunningService {
	/** Made at the start: a service that no test starts leaves nothing. */
	readonly folder = join(tmpdir(), `southlight-${randomUUID()}`);
	readonly databaseUrl: URL;
	readonly #options: RunningServiceOptions;
	#process: LaunchedService | null = null;
	#origin = "";
	#port: number | undefined;

	constructor(options: RunningServiceOptions = {}) {
		this.#options = options;
		this.databaseUrl = options.databaseUrl ?? newDatabaseUrl(this.folder);
	}

	/** Where the leads are, for tests of files. */
	get databaseFile(): string {
		return fileURLToPath(this.databaseUrl);
	}

	/** In PEM, where it is by TLS. */
	get certificate(): string {
		return readFileSync(join(this.folder, "certificate.pem"), "utf8");
	}

	/** Starts it: after a stop with the same leads, on the same port. */
	async start(): Promise<this> {
		const { databaseUrl, settings, startsAt, isByTls } = this.#options;
		mkdirSync(this.folder, { recursive: true });
		if (this.#process === null && databaseUrl === undefined) await createDatabase(this.databaseUrl);
		const { DIST_FOLDER, BUILD_FOLDER } = process.env;
		// A port that the system had chosen could be taken by an outgoing connection before the service starts again.
		this.#port ??= await freePort();
		const where = { PORT: `${this.#port}`, DIST_FOLDER, BUILD_FOLDER, ...databaseSettings(this.databaseUrl) };
		const certificate = isByTls && (await makeCertificate(this.folder));
		const set = typeof settings === "function" ? settings() : settings;
		const clock = startsAt && { CLOCK_STARTS_AT: startsAt.toISOString() };
		// Kept before it answers, so that `remove` also ends one that never does.
		this.#process = launchService(
			{ ...where, ...clock, ...certificate, POSTS_PER_ADDRESS: "100000", ...set },
			clock && ["--import", new URL("./service-clock.ts", import.meta.url).href],
			programFile("service"),
		);
		this.#origin = await this.#process.origin;
		return this;
	}

	/** Ends it by a signal. Resolves once it has gone, with its exit code. */
	async stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null> {
		return this.#running.end(signal);
	}

	/** Sends it a signal and does not wait. */
	signal(signal: NodeJS.Signals): void {
		this.#running.child.kill(signal);
	}

	async remove(): Promise<void> {
		await this.#process?.end();
		if (this.#options.databaseUrl === undefined) await dropDatabase(this.databaseUrl);
		rmSync(this.folder, { recursive: true, force: true });
	}

	get origin(): string {
		if (this.#origin === "") throw new Error("The service has not been started");
		return this.#origin;
	}

	get port(): number {
		return Number(new URL(this.origin).port);
	}

	get isRunning(): boolean {
		const { exitCode, signalCode } = this.#running.child;
		return exitCode === null && signalCode === null;
	}

	/** Of its process. */
	get pid(): number {
		return this.#running.child.pid ?? 0;
	}

	/** Everything that it has written, to either stream. */
	get output(): string {
		return this.#running.output();
	}

	/** The leads on the disk, oldest first, read past the service. */
	leads(): Promise<StoredLead[]> {
		return storedLeads(this.databaseUrl);
	}

	/** Those of them with exactly this text as one of their values. */
	leadsWith(text: string): Promise<StoredLead[]> {
		return leadsHolding(this.databaseUrl, text);
	}

	get #running(): LaunchedService {
		if (this.#process === null) throw new Error("The service has not been started");
		return this.#process;
	}
}
