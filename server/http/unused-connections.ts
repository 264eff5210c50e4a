import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Once a server takes no further connection, ends those over which nothing has come: browsers open some ahead of need. */
export function endUnusedAtClose(server: Server): void {
	const open = new Set<Socket>();
	// A TLS socket counts what comes after the handshake.
	for (const event of ["connection", "secureConnection"])
		server.on(event, (socket: Socket) => {
			open.add(socket);
			socket.once("close", () => open.delete(socket));
		});
	const close = server.close.bind(server);
	server.close = (onClosed) => {
		close(onClosed);
		for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
		return server;
	};
}
