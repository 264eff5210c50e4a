import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { type LiveMessage, livePath } from "#domain/desk/live.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { LiveFeed } from "#server/desk/live/live-feed.ts";
import { findSession } from "#server/desk/sign-in/sessions.ts";

/** Milliseconds between signs of life, shorter than the time after which a connection without traffic is closed. */
const heartbeatInterval = 5000;
/** Bytes that may wait for a client that does not read, before its stream is given up. */
const maxUnreadBytes = 64 * 1024;
const maxStreams = 200;

/** Server-sent events: what happens to leads, and who is at them. */
export function addLiveRoute(app: FastifyInstance, desk: DeskContext): void {
	const feed = new LiveFeed(desk.database);
	let streams = 0;
	app.addHook("preClose", async () => feed.close());
	// A HEAD of a stream would have no end.
	app.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
		let isGone = false;
		reply.raw.once("close", () => {
			isGone = true;
		});
		const by = await findSession(desk, request, false);
		if (by === null) throw new DeskError("not-signed-in");
		if (streams >= maxStreams) throw new DeskError("too-many-attempts", { seconds: 30 });
		const { raw } = reply.hijack();
		// Its close would not be heard any more, and the stream would count for ever.
		if (isGone) return;
		streams += 1;
		for (const [name, value] of Object.entries(reply.getHeaders()))
			if (value !== undefined) raw.setHeader(name, value);
		raw.writeHead(200, {
			"Content-Type": "text/event-stream",
			"Cache-Control": "no-store",
			"X-Accel-Buffering": "no",
		});
		const send = (message: LiveMessage) => write(raw, `data: ${JSON.stringify(message)}\n\n`);
		const stopListening = feed.add({ session: by.session, role: by.role, send, end: () => raw.end() });
		const heartbeat = setInterval(() => write(raw, ":\n\n"), heartbeatInterval);
		raw.once("close", () => {
			streams -= 1;
			clearInterval(heartbeat);
			stopListening();
		});
	});
}

function write(raw: ServerResponse, text: string): void {
	if (raw.writableEnded || raw.destroyed) return;
	if (raw.writableLength > maxUnreadBytes) raw.destroy();
	else raw.write(text);
}
