import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { acceptedEncodings } from "#server/static/encodings.ts";
import type { StaticFile, StaticSite, Variant } from "#server/static/static-site.ts";

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
	response.writeHead(file.status, variant.headers);
	sendContent(variant.content, request.method === "HEAD", response);
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

function sendContent(content: Variant["content"], isHead: boolean, response: ServerResponse): void {
	if (isHead) response.end();
	else if (Buffer.isBuffer(content)) response.end(content);
	// A visitor who leaves, or a file that has gone, ends the connection: the headers are already sent.
	else pipeline(createReadStream(content.path, { end: content.size - 1 }), response, () => undefined);
}
