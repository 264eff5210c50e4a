import { assessmentSteps } from "#domain/forms/assessment-form.ts";

/** How far visitors come in the assessment: the steps of its form, in order, and the report at the end. */
export const funnelSteps = [...assessmentSteps.map(({ id }) => id), "report"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export function isFunnelStep(name: string): name is FunnelStep {
	return funnelSteps.some((step) => step === name);
}

/** What follows the address of the assessment where a step is counted. */
export const funnelPath = "/assessment/steps";
