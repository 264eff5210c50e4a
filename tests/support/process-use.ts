import { readdirSync, readFileSync } from "node:fs";

/** Megabytes that a process holds in memory. Read from /proc, as only Linux has it. */
export function memoryOf(pid: number): number {
	const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

/** Files and connections that a process has open. */
export function descriptorsOf(pid: number): number {
	return readdirSync(`/proc/${pid}/fd`).length;
}
