/** A reply with its author's signature at the end, once. */
export function withSignature(text: string, signature: string): string {
	const [written, end] = [text.trim(), signature.trim()];
	return end === "" || written.endsWith(end) ? written : `${written}\n\n${end}`;
}
