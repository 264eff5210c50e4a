import { createConnection, createServer, type Socket } from "node:net";

/** A line as a phone has it away from the city. */
const line = {
	/** Milliseconds there and back. */
	roundTrip: 150,
	/** 1.6 Mbit a second, in bytes a millisecond. */
	rate: 200,
	/** Bytes of a full packet. */
	packet: 1460,
	/** Packets that a server may send before the first is acknowledged (RFC 6928). */
	firstWindow: 10,
} as const;

export interface DelayedLine {
	readonly port: number;
	close(): Promise<void>;
}

/**
 * A proxy on loopback that behaves as a slow line: what is sent arrives half a round trip later, all connections share the
 * line's rate, and each may send ten packets at first and twice as many with each round trip. TLS and HTTP/2 go through it
 * from end to end.
 * @param target the loopback port that it leads to
 */
export async function openDelayedLine(target: number): Promise<DelayedLine> {
	const sockets = new Set<Socket>();
	const road = { freeAt: 0 };
	const server = createServer((visitor) => {
		const service = createConnection({ host: "127.0.0.1", port: target });
		for (const socket of [visitor, service]) {
			sockets.add(socket);
			socket.setNoDelay(true);
			socket.on("error", () => undefined);
			socket.on("close", () => sockets.delete(socket));
		}
		sendUp(visitor, service);
		sendDown(service, visitor, road);
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The delayed line has no port");
	return {
		port: address.port,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((closed) => server.close(closed));
		},
	};
}

/** Writes later and in order: two timers of one millisecond may fire in either order. */
function writeLater(to: Socket): (bytes: Buffer, delay: number) => void {
	const onTheWay: Buffer[] = [];
	return (bytes, delay) => {
		onTheWay.push(bytes);
		setTimeout(() => to.write(onTheWay.shift() ?? ""), delay);
	};
}

/** Requests are small: they are only late, and the first by the round trip in which a connection is made. */
function sendUp(visitor: Socket, service: Socket): void {
	const write = writeLater(service);
	const opened = performance.now() + line.roundTrip;
	visitor.on("data", (bytes) => write(bytes, Math.max(0, opened - performance.now()) + line.roundTrip / 2));
	visitor.on("close", () => service.destroy());
}

function sendDown(service: Socket, visitor: Socket, road: { freeAt: number }): void {
	const write = writeLater(visitor);
	const waiting: Buffer[] = [];
	let mayBeSent = line.packet * line.firstWindow;
	const send = () => {
		while (waiting[0] !== undefined && mayBeSent > 0) {
			const [first] = waiting;
			const packet = first.subarray(0, line.packet);
			if (packet.length === first.length) waiting.shift();
			else waiting[0] = first.subarray(line.packet);
			mayBeSent -= packet.length;
			const now = performance.now();
			road.freeAt = Math.max(now, road.freeAt) + packet.length / line.rate;
			const delay = road.freeAt - now + line.roundTrip / 2;
			write(packet, delay);
			setTimeout(() => acknowledge(packet.length), delay + line.roundTrip / 2);
		}
	};
	// Each packet that has arrived makes room for itself and for one more: slow start.
	const acknowledge = (bytes: number) => {
		mayBeSent += 2 * bytes;
		send();
	};
	service.on("data", (bytes) => {
		waiting.push(bytes);
		send();
	});
	service.on("close", () => setTimeout(() => visitor.destroy(), line.roundTrip));
}
