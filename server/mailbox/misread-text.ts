/** The bytes of Windows-1252, by what they are read as. */
const bytes = new Map(
	Array.from(
		new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
		(character, byte) => [character, byte],
	),
);

/**
 * A text of UTF-8 that was read as Windows-1252, as it was written: mails of some programs name another character set or one that
 * there is not. Any other text stays as it is, since it is hardly ever proper UTF-8 by its bytes.
 */
export function readAgain(text: string): string {
	if (/^\p{ASCII}*$/u.test(text)) return text;
	const written = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) {
		const byte = bytes.get(text.charAt(at));
		if (byte === undefined) return text;
		written[at] = byte;
	}
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(written);
	} catch {
		return text;
	}
}
