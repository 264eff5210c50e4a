import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

export function canInstallPackages(): boolean {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs packages of Debian without what they only recommend. */
export async function installPackages(...packages: readonly string[]): Promise<void> {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	await run("apt-get", ["update"], { env });
	await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { env });
}

export function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
