/** A text whose `[[…]]` part is the word that the thread leaves from. */
export function MarkedText({ text }: { readonly text: string }) {
	const [before, marked, after] = text.split(/\[\[|\]\]/);
	if (marked === undefined) return before;
	return (
		<>
			{before}
			<mark>{marked}</mark>
			{after}
		</>
	);
}
