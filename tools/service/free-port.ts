import { createServer } from "node:net";

/** A port of this machine on which nothing listens, for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
	const { promise, resolve, reject } = Promise.withResolvers<number>();
	const server = createServer().on("error", reject);
	server.listen(0, "127.0.0.1", () => {
		const address = server.address();
		server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
	});
	return promise;
}
