/** A failure in words for the person at the keyboard; its stack is of no use to them. */
export class PlainFailure extends Error {}

/**
 * Runs a command's main function and turns what it throws into plain words and an exit code.
 * @param {() => Promise<number>} main resolves with the exit code
 */
export async function runMain(main) {
	try {
		process.exitCode = await main();
	} catch (error) {
		console.error(explain(error));
		process.exitCode = 1;
	}
}

/** @param {unknown} error */
function explain(error) {
	if (error instanceof PlainFailure) return error.message;
	if (!(error instanceof Error) || !("code" in error)) return error;
	const { code } = error;
	const place = "path" in error ? String(error.path) : "the project's folder";
	if (code === "EACCES" || code === "EROFS" || code === "EPERM")
		return `Southlight may not write to ${place}. Give yourself the right to write there, or use a copy elsewhere.`;
	if (code === "ENOSPC") return "The disk is full. Free some space and try again.";
	return error;
}
