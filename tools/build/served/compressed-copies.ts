import { createHash } from "node:crypto";
import { copyFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const compress = promisify(brotliCompress);
const toGzip = promisify(gzip);
const code = await codeVersion("tools/build/served/compressed-copies.ts");

/** How far past the budget of a page chance can take it: the name of one file makes 60 bytes of its copy. */
const chance = 100;

/**
 * Ways to write how far back something is that is repeated: how many bits of it are written as they are, and how many distances
 * have a code of their own. Each suits other pages.
 */
const distanceCodes: readonly (readonly [postfixBits: number, direct: number])[] = [
	[0, 15],
	[0, 1],
	[1, 16],
	[2, 4],
];

/** The smallest of several copies where chance decides whether a page keeps its budget. Each takes as long as the first. */
async function toBrotli(bytes: Buffer, budget: number): Promise<Buffer> {
	const copy = await toBrotliWith(bytes, 0, 0);
	if (copy.length <= budget || copy.length > budget + chance) return copy;
	const others = await Promise.all(distanceCodes.map((codes) => toBrotliWith(bytes, ...codes)));
	return [copy, ...others].reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}

function toBrotliWith(bytes: Buffer, postfixBits: number, direct: number): Promise<Buffer> {
	const params = {
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		[constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
		[constants.BROTLI_PARAM_NDIRECT]: direct,
	};
	return compress(bytes, { params });
}

/**
 * Writes the copies of a file that a browser may be sent in its place, next to it, where they are smaller.
 * @param budget the bytes that its copy may take; only pages have one.
 */
export async function writeCompressedCopies(
	path: string,
	bytes: Buffer,
	budget = Number.POSITIVE_INFINITY,
): Promise<void> {
	const input = [createHash("sha256").update(bytes).digest("base64url"), budget, process.versions, code];
	const copies = {
		".br": () => toBrotli(bytes, budget),
		".gz": () => toGzip(bytes, { level: 9 }),
	};
	for (const [ending, pack] of Object.entries(copies)) {
		const kept = await keptFile({ folder: "compressed", ending, input }, pack);
		if ((await stat(kept)).size < bytes.length) await copyFile(kept, path + ending);
	}
}
