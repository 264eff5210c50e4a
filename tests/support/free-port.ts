import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A loopback port that was free a moment ago, for a server that has to come back to it. */
export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	// The address of a server on a port is no text.
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	return port;
}
