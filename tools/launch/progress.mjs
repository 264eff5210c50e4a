/** What is over sooner is not worth a line. */
const noticeDelay = 1000;

/**
 * Says what takes a while, and afterwards how long it took. On the error stream: the output may go to a file.
 * @template Result
 * @param {string} what
 * @param {() => Promise<Result>} work
 */
export async function withProgress(what, work) {
	const start = Date.now();
	let isShown = false;
	const notice = setTimeout(() => {
		isShown = true;
		process.stderr.write(`${what} … `);
	}, noticeDelay);
	const say = (/** @type {string} */ outcome) => isShown && process.stderr.write(`${outcome}\n`);
	try {
		const result = await work();
		say(`done in ${seconds(Date.now() - start)}`);
		return result;
	} catch (error) {
		say("failed");
		throw error;
	} finally {
		clearTimeout(notice);
	}
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
	return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}
