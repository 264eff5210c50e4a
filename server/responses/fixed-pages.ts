import { brotliCompressSync, gzipSync } from "node:zlib";
import { type FailureDescription, failurePage } from "#domain/service/failure-pages.ts";
import type { Failure } from "#domain/service/failures.ts";
import type { Encoding } from "#server/static/encodings.ts";

/** The bytes of a failure's page as they are sent, in the encoding asked for. */
export type FixedPages = (failure: Failure, encoding: Encoding | undefined) => Buffer;

const compress: Record<Encoding, (page: string) => Buffer> = { br: brotliCompressSync, gzip: gzipSync };

/**
 * Makes each page once, when it is first needed, so that a refusal costs less than what it refuses. There are few: as many
 * as codes, and as figures that the service itself names in them.
 */
export function createFixedPages(description: FailureDescription): FixedPages {
	const made = new Map<string, Buffer>();
	return (failure, encoding) => {
		const key = JSON.stringify([failure, encoding]);
		const known = made.get(key);
		if (known !== undefined) return known;
		const text = failurePage(description, failure);
		const page = encoding === undefined ? Buffer.from(text) : compress[encoding](text);
		made.set(key, page);
		return page;
	};
}
