import { useEffect } from "react";
import { assessmentSteps } from "#domain/forms/assessment-form.ts";
import { type FunnelStep, funnelPath } from "#domain/readiness/funnel.ts";
import type { Route } from "#site/islands/assessment/route.ts";

const counted = new Set<FunnelStep>();

/** A report is counted where it is one's own: that of a link was another person's. */
function reached(route: Route | null, isSent: boolean): FunnelStep | undefined {
	if (route?.kind === "step") return assessmentSteps[route.step]?.id;
	return route?.kind === "report" && isSent ? "report" : undefined;
}

/**
 * Tells the service that a visitor has come to a step: its name and nothing else, once in a visit of the page. Not where
 * the browser asks for privacy (Global Privacy Control).
 */
export function useStepCount(route: Route | null, hasService: boolean, isSent: boolean): void {
	const step = reached(route, isSent);
	useEffect(() => {
		if (!hasService || step === undefined || counted.has(step)) return;
		if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
		counted.add(step);
		// Firefox lets visitors switch it off.
		navigator.sendBeacon?.(`${funnelPath}/${step}`);
	}, [step, hasService]);
}
