import type { FastifyInstance } from "fastify";

/** What only an open connection tells of a visitor. */
export interface Visitor {
	/** An IP address; "gone" when the connection had already been reset as it was accepted. */
	readonly address: string;
	/** The site's own origin, as this visitor asked for it. */
	readonly origin: string;
}

declare module "fastify" {
	interface FastifyRequest {
		visitor: Visitor;
	}
}

/** Reads it as a request begins: a form that has arrived whole counts, though its connection may have gone by then. */
export function readVisitors(app: FastifyInstance): void {
	app.decorateRequest("visitor");
	app.addHook("onRequest", async (request) => {
		const { ip, protocol, host }: { ip: string | undefined; protocol: string; host: string } = request;
		request.visitor = { address: ip ?? "gone", origin: `${protocol}://${host}` };
	});
}
