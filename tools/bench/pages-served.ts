import { startNginx } from "#tools/bench/nginx.ts";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { loadPages, missingPackages } from "#tools/bench/wrk.ts";
import { startServiceProcess } from "#tools/service/service-process.ts";

const what = "Home pages served a second";
const needed = { nginx: "nginx-light", wrk: "wrk" } as const;
const secondsEach = 1;
/** One after the other they differ by a third, because all of them share the processors with the load. */
const roundsOfRun = 4;

/** Loads the service, bare node:http and nginx in turn, with the same page, bytes and headers, over plain HTTP. */
export async function measurePagesServed(folder: string, origin: string, runs: number): Promise<Row[]> {
	const missing = missingPackages(needed);
	if (missing.length > 0)
		return [{ what, measured: `left out; install what it needs: apt-get install ${missing.join(" ")}` }];
	const nginx = await startNginx(folder);
	const bare = await startServiceProcess({}, [], "tools/bench/bare-server.ts");
	const rates = { own: [] as number[], bare: [] as number[], nginx: [] as number[] };
	try {
		const rounds = runs * roundsOfRun;
		for (let count = 1; count <= rounds; count++) {
			process.stderr.write(`Pages served, round ${count} of ${rounds}\n`);
			rates.own.push((await loadPages(origin, secondsEach)).perSecond);
			rates.bare.push((await loadPages(bare.origin, secondsEach)).perSecond);
			rates.nginx.push((await loadPages(nginx.origin, secondsEach)).perSecond);
		}
	} finally {
		await Promise.all([nginx.end(), bare.end()]);
	}
	return rowsOf(median(rates.own), median(rates.bare), median(rates.nginx));
}

function rowsOf(own: number, bare: number, nginx: number): Row[] {
	const over = (other: number) => `${(own / other).toFixed(2)} (${own.toFixed(0)} and ${other.toFixed(0)})`;
	return [
		{ what: `${what}, over bare node:http`, measured: over(bare), reach: "0.95", limit: "0.9" },
		{ what: `${what}, over nginx with one worker`, measured: over(nginx) },
	];
}
