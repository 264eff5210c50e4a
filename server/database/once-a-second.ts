/** Makes a function that works at most once a second, however often it is called: until then it gives the last answer. */
export function onceASecond<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
	let last: Promise<Answer> | null = null;
	const forget = () => {
		setTimeout(() => {
			last = null;
		}, 1000).unref();
	};
	return () => {
		if (last === null) {
			last = work();
			last.then(forget, forget);
		}
		return last;
	};
}
