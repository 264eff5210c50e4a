/**
 * Says what takes a while, and afterwards how long it took.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
export async function withProgress(what, work) {
	const start = Date.now();
	process.stdout.write(`${what} … `);
	try {
		const result = await work();
		process.stdout.write(`done in ${seconds(Date.now() - start)}\n`);
		return result;
	} catch (error) {
		process.stdout.write("failed\n");
		throw error;
	}
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
	return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}
