import { createHash } from "node:crypto";
import { copyFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const code = await codeVersion("tools/build/compressed-copies.ts");

/** Ways to write how far back a repeated piece is. Which is smaller is chance: the name of one file makes 60 bytes of a page. */
const directDistances = [0, 15];

async function toSmallestBrotli(bytes: Buffer): Promise<Buffer> {
	const copies = directDistances.map((count) => {
		const params = {
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			[constants.BROTLI_PARAM_NDIRECT]: count,
		};
		return toBrotli(bytes, { params });
	});
	return (await Promise.all(copies)).reduce((one, other) => (other.length < one.length ? other : one));
}

/** Writes the copies of a file that a browser may be sent in its place, next to it, where they are smaller. */
export async function writeCompressedCopies(path: string, bytes: Buffer): Promise<void> {
	const input = [createHash("sha256").update(bytes).digest("base64url"), process.versions, code];
	const copies = {
		".br": () => toSmallestBrotli(bytes),
		".gz": () => toGzip(bytes, { level: 9 }),
	};
	for (const [ending, pack] of Object.entries(copies)) {
		const kept = await keptFile({ folder: "compressed", ending, input }, pack);
		if ((await stat(kept)).size < bytes.length) await copyFile(kept, path + ending);
	}
}
