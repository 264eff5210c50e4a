import { canInstallPackages, installPackages, isExecutable } from "#tools/browser/debian-packages.ts";
import { withProgress } from "#tools/launch/progress.mjs";

const program = "/usr/bin/strace";

/** What records the writes of a program; null when the machine has none. */
export function findStrace(): string | null {
	return isExecutable(program) ? program : null;
}

/** Installs it from Debian's packages where that is allowed, and says when it is missing. */
export async function installStrace(): Promise<void> {
	if (findStrace() === null && canInstallPackages())
		await withProgress("Installing strace for the test of power failures, once", () =>
			installPackages("strace"),
		).catch(() => undefined);
	if (findStrace() === null)
		console.log("There is no strace on this machine: the test of power failures is left out.");
}
