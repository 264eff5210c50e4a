import { funnelPath } from "#domain/readiness/funnel.ts";

/** The addresses that the service answers itself. What follows `/` in the longer ones is a form's id or a token. */
export const addresses = {
	formKey: "/forms/key",
	form: "/forms",
	receipt: "/forms/received",
	report: "/assessment/report",
	step: funnelPath,
	health: "/healthz",
	readiness: "/readyz",
} as const;
