import { readFileSync } from "node:fs";
import type { Row } from "#tools/bench/table.ts";

/** What the service holds in memory. */
export function measureMemory(pid: number, when: string): Row {
	const what = `Memory of the service ${when}`;
	try {
		const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return { what, measured: `${Math.round(Number(kilobytes) / 1024)} MB`, reach: "120 MB", limit: "150 MB" };
	} catch {
		return { what, measured: "left out; it is read from /proc, which this system lacks" };
	}
}
