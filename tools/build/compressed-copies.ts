import { createHash } from "node:crypto";
import { copyFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const code = await codeVersion("tools/build/compressed-copies.ts");

/** Writes the copies of a file that a browser may be sent in its place, next to it, where they are smaller. */
export async function writeCompressedCopies(path: string, bytes: Buffer): Promise<void> {
	const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	const input = [createHash("sha256").update(bytes).digest("base64url"), process.versions, code];
	const copies = {
		".br": () => toBrotli(bytes, { params: parameters }),
		".gz": () => toGzip(bytes, { level: 9 }),
	};
	for (const [ending, pack] of Object.entries(copies)) {
		const kept = await keptFile({ folder: "compressed", ending, input }, pack);
		if ((await stat(kept)).size < bytes.length) await copyFile(kept, path + ending);
	}
}
