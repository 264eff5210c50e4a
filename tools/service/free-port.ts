import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below those from which systems choose by themselves: no outgoing connection takes such a port between a stop and a start.
// Above 10080, the highest that fetch and browsers refuse.
const [lowest, highest] = [10_081, 32_000];

/** A loopback port on which nothing listens, for a program that can't choose one itself, or has to come back to it. */
export async function freePort(): Promise<number> {
	for (let tries = 0; tries < 100; tries++) {
		const port = randomInt(lowest, highest);
		if (await isFree(port)) return port;
	}
	throw new Error(`No port is free between ${lowest} and ${highest}`);
}

async function isFree(port: number): Promise<boolean> {
	const server = createServer().listen(port, "127.0.0.1");
	try {
		await once(server, "listening");
	} catch {
		return false;
	}
	server.close();
	await once(server, "close");
	return true;
}
