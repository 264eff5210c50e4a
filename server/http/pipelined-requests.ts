import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that a client may send ahead of their answers. Browsers send none, and each costs memory until it is read. */
const maxPipelined = 8;

export type AdmitRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Ends the connection of a client that sends too many requests without reading their answers; none of those is answered. */
export function limitPipelining(): AdmitRequest {
	const ahead = new WeakMap<Socket, number>();
	return ({ httpVersionMajor, socket }, response) => {
		// Over HTTP/1, Node gives an answer its connection only once those before it have been sent.
		if (httpVersionMajor !== 1 || response.socket !== null) return true;
		const count = (ahead.get(socket) ?? 0) + 1;
		if (count > maxPipelined) {
			socket.destroy();
			return false;
		}
		ahead.set(socket, count);
		response.once("close", () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
		return true;
	};
}
