import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

export const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;

/** Makes folder and file where there are none, and takes a file that others could read away from them. */
export function prepareFile(file: string): void {
	mkdirSync(dirname(file), { recursive: true, mode: ownerOnlyFolder });
	closeSync(openSync(file, "a", ownerOnly));
	for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, ownerOnly);
}
