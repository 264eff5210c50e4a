/** Makes a function that works at most once in a time of milliseconds, however often it is called: until then it gives the last answer. */
export function atMostEvery<Answer>(interval: number, work: () => Promise<Answer>): () => Promise<Answer> {
	let last: Promise<Answer> | null = null;
	const forget = () => {
		setTimeout(() => {
			last = null;
		}, interval).unref();
	};
	return () => {
		if (last === null) {
			last = work();
			last.then(forget, forget);
		}
		return last;
	};
}
