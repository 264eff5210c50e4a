import { addresses } from "#server/addresses.ts";
import type { Route } from "#server/service-context.ts";

/** For programs that watch the service: whether its process answers, and whether it can store a lead. */
export const healthRoutes: Route = async (app, { context }) => {
	app.get(addresses.health, (_request, reply) =>
		reply.header("Cache-Control", "no-store").send({ status: "ok" }),
	);
	app.get(addresses.readiness, async (_request, reply) => {
		const status = await context.database.check();
		return reply
			.code(status === "ok" ? 200 : 503)
			.header("Cache-Control", "no-store")
			.send({ status });
	});
};
