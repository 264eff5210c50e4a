import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const program = join(import.meta.dirname, "store-leads.ts");

/** What the program asked of the system, in its order. Files are named without their folder. */
export type Step =
	| { readonly kind: "create" | "delete"; readonly file: string }
	| { readonly kind: "write"; readonly file: string; readonly at: number; readonly bytes: Buffer }
	| { readonly kind: "truncate"; readonly file: string; readonly length: number }
	/** Of a file, or, where its name is empty, of the folder. */
	| { readonly kind: "sync"; readonly file: string }
	| { readonly kind: "acknowledge"; readonly reference: string };

/** Stores leads in a new database under strace, whose record tells what was written and synced, and when. */
export async function recordRun(file: string, count: number, synchronous: string): Promise<Step[]> {
	const record = join(dirname(dirname(file)), `${basename(file)}.record`);
	const calls = "openat,unlink,write,pwrite64,ftruncate,fsync,fdatasync";
	const recorder = ["-ff", "-y", "-xx", "-s", "100000", "-e", `trace=${calls}`, "-o", record];
	const command = [process.execPath, program, file, String(count), synchronous];
	// The program ends itself by a kill, which is no failure here.
	await run("strace", [...recorder, ...command]).catch(({ killed, signal, message }) => {
		if (killed || signal !== "SIGKILL") throw new Error(`The program was not recorded: ${message}`);
	});
	// A file for each thread. SQLite works in one of them, the one that acknowledges.
	const threads = globSync(`${record}.*`).map((each) => readFileSync(each, "latin1"));
	const [main = "", ...others] = threads.filter((text) => text.includes("pwrite64("));
	if (main === "" || others.length > 0) throw new Error("Not one thread alone wrote to the database");
	return main.split("\n").flatMap((line) => stepOf(line, dirname(file)));
}

/** A line of the record is, for example: `pwrite64(21</tmp/a/b.db-wal>, "\x37\x7f"..., 32, 0) = 32`. */
function stepOf(line: string, folder: string): Step[] {
	const [, call, rest = "", result = ""] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(line) ?? [];
	if (call === undefined || result.startsWith("-")) return [];
	if (call === "write") return acknowledgement(rest);
	if (call === "openat") return rest.includes("O_CREAT") ? named("create", textIn(rest), folder) : [];
	if (call === "unlink") return named("delete", textIn(rest), folder);
	const path = decode(/^\d+<(.*?)>/.exec(rest)?.[1] ?? "").toString();
	if (call.endsWith("sync"))
		return path === folder ? [{ kind: "sync", file: "" }] : named("sync", path, folder);
	if (dirname(path) !== folder || path.endsWith("-shm")) return [];
	const file = basename(path);
	if (call === "ftruncate") return [{ kind: "truncate", file, length: Number(rest.split(", ").at(-1)) }];
	return [{ kind: "write", file, at: Number(rest.split(", ").at(-1)), bytes: bytesIn(rest) }];
}

/** The shared memory next to the log is made again after every start. */
function named(kind: "create" | "delete" | "sync", path: string, folder: string): Step[] {
	return dirname(path) === folder && !path.endsWith("-shm") ? [{ kind, file: basename(path) }] : [];
}

function acknowledgement(rest: string): Step[] {
	return rest.startsWith("1<") ? [{ kind: "acknowledge", reference: textIn(rest).trim() }] : [];
}

const textIn = (rest: string) => bytesIn(rest).toString();
const bytesIn = (rest: string) => decode(/"((?:\\x[0-9a-f]{2})*)"(?!\.\.\.)/.exec(rest)?.[1] ?? "");

/** Every byte stands in hexadecimal, in paths too. */
function decode(text: string): Buffer {
	return Buffer.from(text.replaceAll("\\x", ""), "hex");
}
