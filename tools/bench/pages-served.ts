import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { startNginx } from "#tools/bench/nginx.ts";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";

const run = promisify(execFile);
const what = "Home pages served a second, beside nginx";

/** Programs that Debian has as packages. */
const needed = { nginx: "nginx-light", wrk: "wrk" } as const;

/** Loads the service and nginx in turn, with the same page, bytes and headers, over plain HTTP. */
export async function measurePagesServed(folder: string, origin: string, runs: number): Promise<Row> {
	const missing = Object.entries(needed).filter(([program]) => !isInstalled(program));
	if (missing.length > 0) {
		const packages = missing.map(([, name]) => name).join(" ");
		return { what, measured: `left out; install what it needs: apt-get install ${packages}` };
	}
	const nginx = await startNginx(folder);
	const own: number[] = [];
	const theirs: number[] = [];
	try {
		for (let count = 1; count <= runs; count++) {
			process.stderr.write(`Pages served, run ${count} of ${runs}\n`);
			own.push(await pagesPerSecond(origin));
			theirs.push(await pagesPerSecond(nginx.origin));
		}
	} finally {
		await nginx.end();
	}
	const [ours, beside] = [median(own), median(theirs)];
	const measured = `${(ours / beside).toFixed(2)} (${ours.toFixed(0)} beside ${beside.toFixed(0)})`;
	return { what, measured, reach: "0.9", limit: "0.7" };
}

/** With the header that most browsers send. */
async function pagesPerSecond(origin: string): Promise<number> {
	const load = ["-t1", "-c32", "-d4s", "-H", "Accept-Encoding: gzip, deflate, br, zstd", `${origin}/`];
	const { stdout } = await run("wrk", load);
	const failures = /Non-2xx.*|Socket errors.*/.exec(stdout);
	if (failures !== null) throw new Error(`wrk at ${origin}: ${failures[0]}`);
	return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

function isInstalled(program: string): boolean {
	return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
		try {
			accessSync(join(folder, program), constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}
