import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import type { RunningService } from "./running-service.ts";

export interface RawAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: Buffer;
}

/** A request as it is: `fetch` would unpack and tidy it. */
export function requestAsIs(
	{ port }: Pick<RunningService, "port">,
	path: string,
	{ body, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
	return new Promise((resolve, reject) => {
		const asked = request({ host: "127.0.0.1", port, path, agent: false, ...options }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk: Buffer) => chunks.push(chunk));
			answer.on("end", () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
			);
		});
		asked.on("error", reject);
		asked.end(body);
	});
}

/** What comes back for bytes that need be no proper request. */
export function sendBytes({ port }: Pick<RunningService, "port">, bytes: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		let answer = "";
		socket.on("data", (chunk) => {
			answer += chunk;
		});
		socket.on("close", () => resolve(answer));
		socket.on("error", reject);
	});
}

/** Resolves once new connections are turned away. */
export async function refused({ port }: Pick<RunningService, "port">): Promise<void> {
	for (;;) {
		const socket = connect(port, "127.0.0.1");
		const isOpen = await Promise.race([
			once(socket, "connect").then(() => true),
			once(socket, "error").then(() => false),
		]).catch(() => false);
		socket.destroy();
		if (!isOpen) return;
	}
}
