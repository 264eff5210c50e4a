import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { PassThrough } from "node:stream";

interface HeldLine {
	/** The site by this line. */
	readonly origin: string;
	/** Cuts what is connected. From now on a browser that connects waits, and what it says goes no further. */
	readonly hold: () => void;
	/** Lets through who still waits. */
	readonly release: () => void;
	readonly close: () => void;
}

/** A line to the site that can become as slow as that of a train in a tunnel. */
export async function openHeldLine(port: number): Promise<HeldLine> {
	/** By its connection, what a browser has said. Read at once: a connection that is not read tells nothing of its end. */
	const browsers = new Map<Socket, PassThrough>();
	let isHeld = false;
	const join = (said: PassThrough, browser: Socket) => {
		const site = connect(port, "127.0.0.1");
		site.on("error", () => browser.destroy()).on("close", () => browser.destroy());
		browser.on("close", () => site.destroy());
		said.pipe(site).pipe(browser);
	};
	const cut = () => {
		for (const browser of browsers.keys()) browser.destroy();
		browsers.clear();
	};
	const server = createServer((browser) => {
		const said = browser.pipe(new PassThrough());
		browsers.set(browser, said);
		browser.on("error", () => undefined).on("close", () => browsers.delete(browser));
		if (!isHeld) join(said, browser);
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		hold() {
			cut();
			isHeld = true;
		},
		release() {
			isHeld = false;
			browsers.forEach(join);
		},
		close() {
			cut();
			server.close();
		},
	};
}
