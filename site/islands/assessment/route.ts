import { useEffect, useState } from "react";
import { assessmentSteps, stepOfField } from "#domain/forms/assessment-form.ts";
import {
	decodeShareLink,
	encodeShareLink,
	type SharedAssessment,
	type ShareLinkError,
} from "#domain/readiness/share-link.ts";
import { fieldOf } from "#site/islands/form-controls.ts";

/** What the page shows, as its address says after the "#": a step of the form, or the report of a link. */
export type Route =
	| { readonly kind: "step"; readonly step: number }
	| { readonly kind: "report"; readonly fragment: string; readonly shared: SharedAssessment }
	| { readonly kind: "bad-link"; readonly error: Exclude<ShareLinkError, "not-ours"> };

/** The fragment of a step, counted from 0; also the id of its section, so that the link works without script. */
export function stepId(step: number): string {
	return `step-${step + 1}`;
}

/** Null: a fragment for something else, such as the link that skips to the content. */
export function readRoute(hash: string): Route | null {
	if (hash === "" || hash === "#") return { kind: "step", step: 0 };
	const step = assessmentSteps.findIndex((_, index) => hash === `#${stepId(index)}`);
	if (step >= 0) return { kind: "step", step };
	const shared = decodeShareLink(hash);
	// Written again: a full stop can have come along with the link.
	if (shared.ok) return { kind: "report", fragment: encodeShareLink(shared), shared };
	return shared.error === "not-ours" ? null : { kind: "bad-link", error: shared.error };
}

/** Who has begun with a field before the script came, in the long form, stays at its step. */
function keepBegun(): void {
	const step = document.activeElement ? stepOfField(fieldOf(document.activeElement)) : 0;
	if (location.hash === "" && step > 0) history.replaceState(history.state, "", `#${stepId(step)}`);
}

/** The page's route, which Back and Forward change; null until the script has begun. */
export function useRoute(): Route | null {
	const [route, setRoute] = useState<Route | null>(null);
	useEffect(() => {
		const follow = () => {
			const next = readRoute(location.hash);
			setRoute((now) => next ?? now ?? { kind: "step", step: 0 });
		};
		// What is shown stays in the address, for a reload: the link that skips to the content moves only the focus.
		const change = ({ oldURL }: HashChangeEvent) => {
			if (readRoute(location.hash)) follow();
			else history.replaceState(history.state, "", oldURL);
		};
		keepBegun();
		follow();
		addEventListener("hashchange", change);
		return () => removeEventListener("hashchange", change);
	}, []);
	// Styles hide the page's introduction while a report is shown, and what the page says until there is one.
	useEffect(() => {
		if (route?.kind === "report") document.documentElement.dataset["report"] = "shown";
		else if (route) delete document.documentElement.dataset["report"];
	}, [route]);
	return route;
}
