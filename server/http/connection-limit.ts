import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#server/protection/address-network.ts";

/** Closes connections that a visitor opens past a limit, so that no address can take all of the machine's descriptors. */
export function limitConnections(server: Server, perAddress: number): void {
	const open = new Map<string, number>();
	server.on("connection", (socket: Socket) => {
		const network = networkOf(socket.remoteAddress ?? "gone");
		const count = (open.get(network) ?? 0) + 1;
		if (count > perAddress) {
			socket.destroy();
			return;
		}
		open.set(network, count);
		socket.once("close", () => {
			const left = (open.get(network) ?? 1) - 1;
			if (left === 0) open.delete(network);
			else open.set(network, left);
		});
	});
}
