import { setTimeout as wait } from "node:timers/promises";

/**
 * Does a piece of work at a steady rate, however long each takes, and times each from the moment it was due: a slow
 * one delays those behind it, and that counts.
 * @returns milliseconds of each
 */
export async function atSteadyRate(
	perSecond: number,
	seconds: number,
	work: () => Promise<void>,
): Promise<number[]> {
	const start = performance.now();
	const times: Promise<number>[] = [];
	for (let index = 0; index < perSecond * seconds; index++) {
		const due = start + (index * 1000) / perSecond;
		const early = due - performance.now();
		if (early > 0) await wait(early);
		times.push(work().then(() => performance.now() - due));
	}
	return Promise.all(times);
}

/** Does a piece of work over and over, so many at once, for a time. @returns how many a second */
export async function asFastAsPossible(
	atOnce: number,
	seconds: number,
	work: () => Promise<void>,
): Promise<number> {
	const start = performance.now();
	const end = start + seconds * 1000;
	let count = 0;
	const repeat = async () => {
		while (performance.now() < end) {
			await work();
			count++;
		}
	};
	await Promise.all(Array.from({ length: atOnce }, repeat));
	return count / ((performance.now() - start) / 1000);
}
