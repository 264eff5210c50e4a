import { isFunnelStep } from "#domain/readiness/funnel.ts";
import { addresses } from "#server/addresses.ts";
import { StepCounts } from "#server/funnel/step-counts.ts";
import { createAddressBudget } from "#server/protection/address-budget.ts";
import { isOwnOrigin } from "#server/protection/origin.ts";
import type { Route } from "#server/service-context.ts";

/** A visit has six steps. More in a minute from one address are a program, or a large office that is counted in part. */
const countedInAMinute = 60;

/** Counts that a visitor has come to a step of the assessment. Whatever becomes of it, the page need not know. */
export const countStepRoute: Route = async (app, { context: { database, settings } }) => {
	const counts = new StepCounts(database);
	const mayCount = createAddressBudget(countedInAMinute);
	app.addHook("onClose", () => counts.write());
	app.post<{ Params: { step: string } }>(
		`${addresses.step}/:step`,
		{ bodyLimit: 1 },
		async (request, reply) => {
			const { step } = request.params;
			if (!isFunnelStep(step)) return reply.callNotFound();
			const { headers, visitor } = request;
			const wantsPrivacy = headers["sec-gpc"] === "1";
			const isOwn = isOwnOrigin(headers, settings.siteOrigin ?? visitor.origin);
			if (isOwn && !wantsPrivacy && mayCount(visitor.address)) counts.add(step, new Date());
			return reply.code(204).header("Cache-Control", "no-store").send();
		},
	);
};
