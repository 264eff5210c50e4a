import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { isExecutable } from "#tools/browser/debian-packages.ts";

const run = promisify(execFile);

/** What a load of requests for the home page came to. */
interface PageLoad {
	readonly perSecond: number;
	readonly pages: number;
}

/** Asks for the home page over 32 connections, with the header that most browsers send. */
export async function loadPages(origin: string, seconds: number): Promise<PageLoad> {
	const load = [
		"-t1",
		"-c32",
		`-d${seconds}s`,
		"-H",
		"Accept-Encoding: gzip, deflate, br, zstd",
		`${origin}/`,
	];
	const { stdout } = await run("wrk", load);
	const failures = /Non-2xx.*|Socket errors.*/.exec(stdout);
	if (failures !== null) throw new Error(`wrk at ${origin}: ${failures[0]}`);
	return {
		perSecond: Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]),
		pages: Number(/(\d+) requests in/.exec(stdout)?.[1]),
	};
}

/** Programs that Debian has as packages, and whose packages are missing here. */
export function missingPackages(needed: Readonly<Record<string, string>>): string[] {
	const missing = Object.entries(needed).filter(([program]) => !isInstalled(program));
	return missing.map(([, name]) => name);
}

function isInstalled(program: string): boolean {
	return (process.env["PATH"] ?? "").split(delimiter).some((folder) => isExecutable(join(folder, program)));
}
