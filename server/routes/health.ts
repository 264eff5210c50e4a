import { addresses } from "#server/addresses.ts";
import type { Route } from "#server/service-context.ts";

/** For a program that watches the service. It says that the service answers, not what it holds. */
export const healthRoute: Route = async (app) => {
	app.get(addresses.health, (_request, reply) =>
		reply.header("Cache-Control", "no-store").send({ status: "ok" }),
	);
};
