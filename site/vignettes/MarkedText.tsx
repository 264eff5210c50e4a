interface MarkedTextProps {
	readonly text: string;
}

/** A text whose `[[…]]` parts are the words that the thread leaves from. */
export function MarkedText({ text }: MarkedTextProps) {
	return text
		.split(/(\[\[.+?\]\])/)
		.map((part, index) =>
			part.startsWith("[[") ? <mark key={`${index}${part}`}>{part.slice(2, -2)}</mark> : part,
		);
}
