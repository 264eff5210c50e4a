import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

const repository = resolve(import.meta.dirname, "../../..");

/** A lead as the company finds it. */
export interface StoredLead {
	readonly reference: string;
	readonly form: string;
	/** "spam" when it is suspected: the company's plain list leaves it out. */
	readonly state: string;
	readonly page: string | null;
	readonly receivedAt: Date;
	readonly dueAt: Date;
	readonly values: Readonly<Record<string, string | string[]>>;
}

/** The built site, served by the real service with a database of its own. */
export class RunningSite {
	readonly folder = mkdtempSync(join(tmpdir(), "southlight-journey-"));
	origin = "";
	#process: ChildProcess | null = null;

	/** Starts it, again on the same port after a stop. */
	async start(): Promise<void> {
		const environment = {
			...process.env,
			PORT: this.origin === "" ? "0" : new URL(this.origin).port,
			DATABASE_FILE: this.#databaseFile,
			POSTS_PER_ADDRESS: "100000",
		};
		const child = spawn(process.execPath, ["server/main.ts"], { cwd: repository, env: environment });
		this.#process = child;
		this.origin = await addressOf(child);
	}

	async stop(): Promise<void> {
		const child = this.#process;
		this.#process = null;
		if (!child || child.exitCode !== null) return;
		const gone = once(child, "exit");
		child.kill("SIGTERM");
		await gone;
	}

	async remove(): Promise<void> {
		await this.stop();
		rmSync(this.folder, { recursive: true, force: true });
	}

	/** The leads with a text in one of their answers, oldest first, read past the service. */
	leadsWith(text: string): StoredLead[] {
		const database = new DatabaseSync(this.#databaseFile, { timeout: 5000, readOnly: true });
		const rows = database
			.prepare("select * from leads where form_values like ? order by received_at")
			.all(`%${text}%`);
		database.close();
		return rows.map((row) => ({
			reference: String(row["reference"]),
			form: String(row["form"]),
			state: String(row["state"]),
			page: row["page"] === null ? null : String(row["page"]),
			receivedAt: new Date(String(row["received_at"])),
			dueAt: new Date(String(row["due_at"])),
			values: JSON.parse(String(row["form_values"])),
		}));
	}

	get #databaseFile(): string {
		return join(this.folder, "leads.db");
	}
}

/** Where the service says that it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
	let output = "";
	const { promise, resolve: found, reject } = Promise.withResolvers<string>();
	const read = (chunk: unknown) => {
		output += String(chunk);
		const [address] = /https?:\/\/[\d.]+:\d+/.exec(output) ?? [];
		if (address !== undefined) found(address);
	};
	child.stdout?.on("data", read);
	child.stderr?.on("data", read);
	child.once("exit", () => reject(new Error(`The service did not start:\n${output}`)));
	return promise;
}
