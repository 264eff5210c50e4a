export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The encodings, best first, that an `Accept-Encoding` header allows. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (header === undefined) return [];
	// What nearly every browser sends, without weights and in a fixed spelling.
	if (header === "gzip, deflate, br, zstd" || header === "gzip, deflate, br") return encodings;
	const weights = new Map(header.toLowerCase().split(",").map(weightOf));
	return encodings.filter((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0);
}

function weightOf(part: string): [string, number] {
	const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
	const weight = parameters.find((parameter) => parameter.startsWith("q="));
	return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
