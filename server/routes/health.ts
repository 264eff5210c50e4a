import type { FastifyInstance } from "fastify";

/** For whoever watches the service. It says that the service answers, not what it holds. */
export function healthRoute(app: FastifyInstance): void {
	app.get("/healthz", (_request, reply) => reply.header("Cache-Control", "no-store").send({ status: "ok" }));
}
