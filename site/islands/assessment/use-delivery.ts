import { useRef, useState } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { useFormKey } from "#site/islands/held-form-key.ts";
import { rememberReport } from "#site/islands/report/past-reports.ts";
import { sendLead } from "#site/islands/send-lead.ts";

/** A checked form on its way. */
interface AssessmentSubmission {
	/** What the report's link says after the "#". */
	readonly fragment: string;
	readonly values: FormValues;
	/** The hidden field that only a program fills. */
	readonly website: string;
	/** The day of the report, so that the service computes the same one. */
	readonly takenOn: CalendarDate;
}

interface DeliveryHook {
	readonly delivery: Delivery;
	/** To be called when a visitor begins with a field: fetches the signed age that goes with a submission. */
	readonly begin: () => void;
	readonly deliver: (submission: AssessmentSubmission) => void;
	/** Offers to send what was on its way before the page was loaded. */
	readonly resume: (submission: AssessmentSubmission) => void;
	readonly retry: () => void;
	/** Drops the mail that is offered in place of a submission. */
	readonly dropMail: () => void;
}

interface DeliveryOptions {
	readonly hasService: boolean;
	readonly onRefused: (problems: readonly FieldProblem[]) => void;
	readonly onStored: (values: FormValues) => void;
}

/** Sends the values once however often the report is asked for; changed values are a new submission. */
export function useDelivery({ hasService, onRefused, onStored }: DeliveryOptions): DeliveryHook {
	const [delivery, setDelivery] = useState<Delivery>({ kind: "none" });
	const key = useFormKey(assessmentForm.id);
	const last = useRef<AssessmentSubmission>(null);

	async function send(submission: AssessmentSubmission): Promise<void> {
		setDelivery({ kind: "sending", values: submission.values });
		const outcome = await sendLead({ form: assessmentForm.id, ...submission, formKey: key.take() });
		// A later submission has taken over.
		if (last.current !== submission) return;
		if (outcome.kind === "refused") {
			setDelivery({ kind: "none" });
			last.current = null;
			onRefused(outcome.problems);
			return;
		}
		if (outcome.kind === "stored") {
			// A changed form is another submission. Its key is asked for now, because one as young as a quick change is a program's.
			key.drop();
			onStored(submission.values);
			key.ask();
			// Only now: a report that is opened again later may have been forgotten.
			rememberReport({ fragment: submission.fragment, reference: outcome.receipt.reference });
			setDelivery(outcome);
			return;
		}
		setDelivery({ ...outcome, values: submission.values });
	}

	function deliver(submission: AssessmentSubmission): void {
		const isSame = last.current !== null && JSON.stringify(last.current) === JSON.stringify(submission);
		if (isSame && delivery.kind !== "failed") return;
		if (!isSame) console.info("Assessment form submitted");
		last.current = isSame ? last.current : submission;
		if (hasService) void send(last.current ?? submission);
		else setDelivery({ kind: "composed", values: submission.values });
	}

	return {
		delivery,
		begin: () => {
			if (hasService) key.ask();
		},
		deliver,
		resume(submission) {
			last.current = submission;
			setDelivery({ kind: "failed", message: null, values: submission.values });
		},
		retry: () => {
			if (last.current && delivery.kind === "failed") void send(last.current);
		},
		dropMail: () => {
			if (delivery.kind === "composed") setDelivery({ kind: "none" });
		},
	};
}
