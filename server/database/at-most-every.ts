import { minute } from "#domain/durations.ts";

/**
 * Makes a function that works at most once in a time of milliseconds, however often it is called: until then it gives the last answer. Work
 * that failed is done again after a minute at most.
 */
export function atMostEvery<Answer>(interval: number, work: () => Promise<Answer>): () => Promise<Answer> {
	let last: Promise<Answer> | null = null;
	const forgetAfter = (time: number) => () => {
		setTimeout(() => {
			last = null;
		}, time).unref();
	};
	return () => {
		if (last === null) {
			last = work();
			last.then(forgetAfter(interval), forgetAfter(Math.min(interval, minute)));
		}
		return last;
	};
}
