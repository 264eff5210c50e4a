import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { acceptedEncodings, type Encoding } from "#server/static/encodings.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page is compressed while its visitor waits, so a little less than the build does it. */
const compress: Record<Encoding, (page: string) => Promise<Buffer>> = {
	br: (page) => toBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
	gzip: (page) => toGzip(page),
};

/**
 * Compresses the pages that the service renders, as the build has done with the others. Some of them repeat what a
 * visitor typed: none may also hold a secret, because the size would give away its letters one by one.
 */
export function compressPages(app: FastifyInstance): void {
	app.addHook<unknown>("onSend", async (request, reply, payload) => {
		const isPage = String(reply.getHeader("Content-Type")).startsWith("text/html");
		if (typeof payload !== "string" || !isPage) return payload;
		reply.header("Vary", "Accept-Encoding");
		const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
		if (encoding === undefined) return payload;
		reply.header("Content-Encoding", encoding);
		return compress[encoding](payload);
	});
}
