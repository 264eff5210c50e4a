import { pipeline } from "node:stream/promises";

/** Runs a command for a person at a terminal, and prints what it has to say. A failure is a line, and the exit code 1. */
// biome-ignore lint/suspicious/noConfusingVoidType: a command may have printed by itself.
export async function runCommand(command: () => Promise<string | void>): Promise<void> {
	try {
		const said = await command();
		if (typeof said === "string") await printText([`${said.trimEnd()}\n`]);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

/** Prints piece by piece; false when who reads has closed the output, as `| head` does once it has seen enough. */
export async function printText(text: AsyncIterable<string> | Iterable<string>): Promise<boolean> {
	try {
		await pipeline(text, process.stdout, { end: false });
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EPIPE") return false;
		throw error;
	}
}
