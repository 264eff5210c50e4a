import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type FailureDescription, failureCopy } from "#domain/service/failure-pages.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";

/** Kilobytes of chunk extensions that Node reads. */
const maxExtensionKilobytes = 16;

/** What Node's HTTP parser refuses, by its code for it. */
const refusals: Readonly<Record<string, Failure>> = {
	ERR_HTTP_REQUEST_TIMEOUT: { code: "too-slow" },
	HPE_HEADER_OVERFLOW: { code: "headers-too-large" },
	HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: "too-large", kilobytes: maxExtensionKilobytes },
};
const notUnderstood: Failure = { code: "unreadable" };

export type RespondToClientError = (error: NodeJS.ErrnoException, socket: Duplex) => void;

/** A failure as plain text. */
export function plainText(failure: Failure, description: FailureDescription): string {
	const { heading, text } = failureCopy(description, failure);
	return `${heading}\n\n${text}\n`;
}

/**
 * Answers on the bare connection what is not a proper HTTP request. The answers are made once, at the start, so that a
 * refusal costs little.
 */
export function clientErrorResponder(
	headers: Readonly<Record<string, string>>,
	description: FailureDescription,
): RespondToClientError {
	const bytesOf = (failure: Failure) => bareResponse(failure, plainText(failure, description), headers);
	const responses = new Map(Object.entries(refusals).map(([code, failure]) => [code, bytesOf(failure)]));
	const byDefault = bytesOf(notUnderstood);
	return ({ code = "" }, socket) => {
		// A handshake that never ends has no one to answer: to end its socket would wait for the handshake.
		if (!isOfHttp(code) || socket.destroyed || !socket.writable) socket.destroy();
		else socket.end(responses.get(code) ?? byDefault);
	};
}

function isOfHttp(code: string): boolean {
	return code.startsWith("HPE_") || code.startsWith("ERR_HTTP_");
}

function bareResponse({ code }: Failure, text: string, headers: Readonly<Record<string, string>>): Buffer {
	const status = failureStatus[code];
	const lines = Object.entries({
		...headers,
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
		Connection: "close",
	}).map(([name, value]) => `${name}: ${value}\r\n`);
	return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`);
}
