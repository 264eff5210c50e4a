import type { Server } from "node:http";
import type { ServerHttp2Session } from "node:http2";
import type { Socket } from "node:net";

/**
 * Once a server takes no further connection, ends those over which nothing has come: browsers open some ahead of need. So it does
 * with HTTP/2 sessions without an answer under way: Node would wait for each client to close its end, and some have gone.
 */
export function endUnusedAtClose(server: Server): void {
	const open = new Set<Socket>();
	// A TLS socket counts what comes after the handshake.
	for (const event of ["connection", "secureConnection"])
		server.on(event, (socket: Socket) => {
			open.add(socket);
			socket.once("close", () => open.delete(socket));
		});
	const endIdle = idleSessions(server);
	const close = server.close.bind(server);
	server.close = (onClosed) => {
		endIdle();
		close(onClosed);
		for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
		return server;
	};
}

/** Milliseconds for a client to receive the last bytes that were written to it. */
const lastBytes = 2000;

/** Follows the HTTP/2 sessions of a server. Returns what ends those without a stream, once all is written, and the others after their last. */
function idleSessions(server: Server): () => void {
	let isClosing = false;
	const sessions = new Map<ServerHttp2Session, { streams: number; readonly end: () => void }>();
	server.on("session", (session: ServerHttp2Session) => {
		// Taken now, bound to the socket: a session that has ended does not give it any more.
		const counted = { streams: 0, end: session.socket.destroySoon };
		sessions.set(session, counted);
		session.once("close", () => sessions.delete(session));
		session.on("stream", (stream) => {
			counted.streams += 1;
			stream.once("close", () => {
				counted.streams -= 1;
				// A session that closes takes no further one.
				if (isClosing && counted.streams === 0) setTimeout(counted.end, lastBytes).unref();
			});
		});
	});
	return () => {
		isClosing = true;
		for (const [session, { streams, end }] of sessions) {
			if (streams > 0) continue;
			// Sends GOAWAY, so that the client sends its next request over another connection.
			session.close();
			end();
		}
	};
}
