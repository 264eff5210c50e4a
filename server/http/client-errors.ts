import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const responses: Readonly<Record<string, { status: number; text: string }>> = {
	ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "The request took too long to arrive. Please try again." },
	HPE_HEADER_OVERFLOW: { status: 431, text: "The request's address or headers are too long." },
	HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The request is too large." },
};
const notUnderstood = { status: 400, text: "The request could not be understood." };

/** Answers what is no proper HTTP request, of which there is no request to answer: on the bare connection. */
export function respondToClientError(
	headers: Readonly<Record<string, string>>,
	error: NodeJS.ErrnoException,
	socket: Duplex,
): void {
	if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
		socket.destroy();
		return;
	}
	const { status, text } = responses[error.code ?? ""] ?? notUnderstood;
	const lines = Object.entries({
		...headers,
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
		Connection: "close",
	}).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`);
}
