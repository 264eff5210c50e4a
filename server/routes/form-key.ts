import { addresses } from "#server/addresses.ts";
import { issueFormKey } from "#server/protection/form-key.ts";
import type { Route } from "#server/service-context.ts";

export const formKeyRoute: Route = async (app, { context }) => {
	app.get(addresses.formKey, (_request, reply) =>
		reply.header("Cache-Control", "no-store").send(issueFormKey(context.secret, new Date())),
	);
};
