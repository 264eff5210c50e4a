import type { FastifyInstance } from "fastify";
import type { Metrics } from "#server/metrics/metrics.ts";

/** Counts every answer of a route by the route's own name. What no route has answered shares one name. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
	app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
		const route = routeOptions.url === undefined ? "none" : `${method} ${routeOptions.url}`;
		metrics.countAnswer(route, reply.statusCode, reply.elapsedTime / 1000);
	});
}
