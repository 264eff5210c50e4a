/** Runs a command for a person at a terminal, and prints what it has to say. A failure is a line, and the exit code 1. */
// biome-ignore lint/suspicious/noConfusingVoidType: a command may have printed by itself.
export async function runCommand(command: () => Promise<string | void>): Promise<void> {
	try {
		const said = await command();
		if (typeof said === "string") process.stdout.write(`${said.trimEnd()}\n`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
