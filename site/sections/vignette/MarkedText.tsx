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

/** What a line of a sheet says. */
export function LineText({ text }: { readonly text: string }) {
	return (
		<span>
			<MarkedText text={text} />
		</span>
	);
}

/** The figure at the end of a line. */
export function LineFigure({ text }: { readonly text: string }) {
	return (
		<b>
			<MarkedText text={text} />
		</b>
	);
}
