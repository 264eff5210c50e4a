import type { IncomingMessage, ServerResponse } from "node:http";
import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";
import { type ByteRange, readByteRange } from "#server/static/byte-range.ts";
import { acceptedEncodings } from "#server/static/encodings.ts";
import { type FileContent, FileOnDisk } from "#server/static/file-content.ts";
import type { StaticFile, StaticSite, Variant } from "#server/static/static-site.ts";

/** Bytes handed to a connection at once. TLS copies what it encrypts, so a client that does not read holds no more. */
const maxPieceBytes = 32 * 1024;

/** The file at the address of a request, with or without a slash at its end; undefined when there is none. */
export function findStatic(site: StaticSite, url: string): StaticFile | undefined {
	const query = url.indexOf("?");
	const address = query === -1 ? url : url.slice(0, query);
	const file = site.byAddress.get(address) ?? site.byAddress.get(plainAddress(address));
	return file?.later?.find(({ from }) => from <= Date.now())?.file ?? file;
}

function plainAddress(address: string): string {
	const withoutSlash = address.length > 1 && address.endsWith("/") ? address.slice(0, -1) : address;
	if (!withoutSlash.includes("%")) return withoutSlash;
	try {
		return decodeURI(withoutSlash);
	} catch {
		return withoutSlash;
	}
}

/** Answers a GET or HEAD with a file. */
export function respondStatic(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
	const variant = chooseVariant(file, request.headers["accept-encoding"]);
	const known = request.headers["if-none-match"];
	if (known !== undefined && file.status === 200 && isKnown(known, variant.etag)) {
		response.writeHead(304, variant.notModifiedHeaders);
		response.end();
		return;
	}
	if (request.headers.range !== undefined && variant === file.plain && respondRange(file, request, response))
		return;
	response.writeHead(file.status, variant.headers);
	sendContent(variant.content, { start: 0, end: variant.content.length - 1 }, request, response);
}

/** Answers with the part that a viewer or player asks for; false when it gets the whole file. */
function respondRange(
	{ plain, status }: StaticFile,
	request: IncomingMessage,
	response: ServerResponse,
): boolean {
	const { range: header, "if-range": condition } = request.headers;
	// HTTP defines ranges for GET alone.
	if (request.method !== "GET" || status !== 200 || (condition !== undefined && condition !== plain.etag))
		return false;
	const size = plain.content.length;
	const range = readByteRange(header, size);
	if (range === null) return false;
	if (range === "unsatisfiable") {
		response.writeHead(416, [
			...plain.notModifiedHeaders,
			"Content-Range",
			`bytes */${size}`,
			"Content-Length",
			"0",
		]);
		response.end();
		return true;
	}
	const { start, end } = range;
	const part = {
		"Content-Range": `bytes ${start}-${end}/${size}`,
		"Content-Length": String(end - start + 1),
	};
	response.writeHead(206, [
		...plain.notModifiedHeaders,
		...["Content-Type", plain.type],
		...Object.entries(part).flat(),
	]);
	sendContent(plain.content, range, request, response);
	return true;
}

function chooseVariant(file: StaticFile, acceptEncoding: string | undefined): Variant {
	for (const encoding of acceptedEncodings(acceptEncoding)) {
		const variant = file.encoded[encoding];
		if (variant !== undefined) return variant;
	}
	return file.plain;
}

function isKnown(header: string, etag: string): boolean {
	if (header === etag || header === "*") return true;
	return header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

/** @param range the first and the last byte that are sent */
function sendContent(
	content: FileContent,
	{ start, end }: ByteRange,
	{ method }: IncomingMessage,
	response: ServerResponse,
): void {
	const send = (bytes: Buffer) => sendFrom(0, bytes.subarray(start, end + 1), response);
	if (method === "HEAD") response.end();
	else if (content instanceof FileOnDisk)
		content.read().then(send, (error: unknown) => {
			logEvent("file-unreadable", { ...describeFault(error) });
			// Its length has been promised: the client must not take what is missing for the whole.
			response.destroy();
		});
	else send(content);
}

/** Sends a file piece by piece, each once the client has taken those before it. */
function sendFrom(start: number, content: Buffer, response: ServerResponse): void {
	const end = start + maxPieceBytes;
	if (end >= content.length) response.end(content.subarray(start));
	else if (response.write(content.subarray(start, end))) sendFrom(end, content, response);
	else response.once("drain", () => sendFrom(end, content, response));
}
