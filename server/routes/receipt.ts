import type { FastifyInstance } from "fastify";
import { sendFailure, sendPage } from "#server/routes/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** The confirmation for a visitor without JavaScript, at an address that nobody can guess. */
export function receiptRoute(app: FastifyInstance, context: ServiceContext): void {
	app.get<{ Params: { token: string } }>("/forms/received/:token", async (request, reply) => {
		const found = await context.leads.findByToken(request.params.token);
		if (found !== null) return sendPage(reply, context.site.shellPolicy, context.views.receiptPage(found));
		return sendFailure(context, request, reply, {
			status: 404,
			text: `There is no confirmation at this address. For questions, write to ${context.site.site.email}.`,
		});
	});
}
