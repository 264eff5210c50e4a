import { funnelPath } from "#domain/readiness/funnel.ts";

/** The addresses that the service answers itself. What follows in their routes is a form's id, a token or the name of a step. */
export const addresses = {
	formKey: "/forms/key",
	form: "/forms",
	receipt: "/forms/received",
	report: "/assessment/report",
	step: funnelPath,
	health: "/healthz",
	readiness: "/readyz",
} as const;
