import type { FastifyInstance } from "fastify";
import { issueFormKey } from "#server/protection/form-key.ts";
import type { ServiceContext } from "#server/service-context.ts";

export function formKeyRoute(app: FastifyInstance, { secret }: ServiceContext): void {
	app.get("/forms/key", (_request, reply) =>
		reply.header("Cache-Control", "no-store").send(issueFormKey(secret, new Date())),
	);
}
