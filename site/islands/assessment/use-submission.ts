import { type RefObject, useEffect, useState } from "react";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import type { Route } from "#site/islands/assessment/route.ts";
import { readSent } from "#site/islands/assessment/sent-values.ts";
import { useDelivery } from "#site/islands/assessment/use-delivery.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { isTried } from "#site/islands/draft.ts";
import { readControls, readHoneypot } from "#site/islands/form-controls.ts";
import { rememberReport } from "#site/islands/report/past-reports.ts";

interface SubmissionHook {
	/** What became of the report that is shown; another's has nothing to do with the submission. */
	readonly delivery: Delivery;
	readonly begin: () => void;
	readonly retry: () => void;
	/** Shows the report of checked values and sends them, once. */
	readonly submit: (values: FormValues) => void;
	/** Forgets what this device stores of the assessment, and the mail that is offered in place of a submission. */
	readonly forget: () => void;
}

interface SubmissionOptions {
	readonly element: RefObject<HTMLFormElement | null>;
	readonly route: Route | null;
	readonly hasService: boolean;
	readonly onRefused: (problems: readonly FieldProblem[]) => void;
	/** Hears what the company now has. */
	readonly onStored: (values: FormValues) => void;
	readonly onForgotten: () => void;
}

/** The day on which it is now where the visitor is. */
function today() {
	return calendarDateIn(undefined, new Date());
}

/** Makes the report's link, which shows it, and sends what it was made of. */
export function useSubmission({ element, route, ...options }: SubmissionOptions): SubmissionHook {
	const { delivery, begin, deliver, resume, retry, dropMail } = useDelivery(options);
	/** The link of the report that this visitor has just made. */
	const [ownFragment, setOwnFragment] = useState("");
	const isOwn = route?.kind === "report" && route.fragment === ownFragment;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is opened
	useEffect(() => {
		if (route?.kind !== "report" || isOwn || !element.current) return;
		if (!isTried(assessmentForm.id)) return;
		const checked = checkForm(assessmentForm, readControls(element.current, assessmentForm));
		if (!checked.ok) return;
		const { fragment, shared } = route;
		const { takenOn } = shared;
		if (encodeShareLink({ answers: answersOfForm(checked.values), takenOn }) !== fragment) return;
		setOwnFragment(fragment);
		resume({ fragment, values: checked.values, website: "", takenOn });
	}, [route]);

	return {
		...{ delivery: isOwn ? delivery : { kind: "none" }, begin, retry },
		submit(values) {
			const takenOn = today();
			const fragment = encodeShareLink({ answers: answersOfForm(values), takenOn });
			const company = String(values["companyName"] ?? "");
			rememberReport({ fragment, company, madeAt: new Date().toISOString() });
			// The company may have them from before the page was loaded.
			if (JSON.stringify(values) !== JSON.stringify(readSent())) {
				setOwnFragment(fragment);
				const website = element.current ? readHoneypot(element.current) : "";
				deliver({ fragment, values, website, takenOn });
			}
			location.hash = fragment;
		},
		forget() {
			options.onForgotten();
			dropMail();
		},
	};
}
