import Negotiator from "negotiator";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** What nearly every browser sends. To read it again takes a microsecond, a few per cent of a page's whole answer. */
const usualHeaders: ReadonlySet<string> = new Set(["gzip, deflate, br, zstd", "gzip, deflate, br"]);

/** The encodings, best first, that an `Accept-Encoding` header allows. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (header === undefined) return [];
	if (usualHeaders.has(header)) return encodings;
	const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([...encodings]);
	return encodings.filter((encoding) => accepted.includes(encoding));
}
