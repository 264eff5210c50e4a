import { readFileSync } from "node:fs";
import type { LeadTarget } from "#tools/bench/lead-target.ts";
import type { Row } from "#tools/bench/table.ts";
import { loadPages, missingPackages } from "#tools/bench/wrk.ts";

const pages = 200_000;
const leads = 20_000;
const leadsAtOnce = 16;

/** What the service holds in memory once it has served so many pages and stored so many leads. */
export async function measureMemoryUnderLoad({ service, sender }: LeadTarget): Promise<Row> {
	process.stderr.write("Memory under load\n");
	const pid = service.child.pid ?? 0;
	const hasWrk = missingPackages({ wrk: "wrk" }).length === 0;
	for (let served = 0; hasWrk && served < pages; ) served += (await loadPages(service.origin, 4)).pages;
	let sent = 0;
	const senders = Array.from({ length: leadsAtOnce }, async () => {
		while (sent++ < leads) await sender.send();
	});
	await Promise.all(senders);
	const what = hasWrk ? "after 200,000 pages and 20,000 leads" : "after 20,000 leads, without wrk for pages";
	return measureMemory(pid, what, { reach: "120 MB", limit: "150 MB" });
}

export function measureMemory(
	pid: number,
	when: string,
	goal: { readonly reach: string; readonly limit: string },
): Row {
	const what = `Memory of the service ${when}`;
	try {
		const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return { what, measured: `${Math.round(Number(kilobytes) / 1024)} MB`, ...goal };
	} catch {
		return { what, measured: "left out; it is read from /proc, which this system lacks" };
	}
}
