import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { checkForm } from "#domain/forms/check-form.ts";
import { forgetSent } from "#site/islands/assessment/sent-values.ts";
import { clearDraft, isTried, readDraft } from "#site/islands/draft.ts";
import { forgetOwners, isOfReport } from "#site/islands/report/past-reports.ts";

/** Whether nothing needs to know any more who the person is: answers that have not arrived are sent again with all they say. */
export function canForgetPerson(): boolean {
	return !isTried(assessmentForm.id);
}

/**
 * Forgets whose the reports of this device are, with what was sent from this tab, and a draft with the answers of a report. A draft
 * of another assessment is the visitor's to send or to clear.
 */
export function forgetPerson(): void {
	const draft = checkForm(assessmentForm, readDraft(assessmentForm.id));
	if (draft.ok && isOfReport(answersOfForm(draft.values))) clearDraft(assessmentForm.id);
	forgetOwners();
	forgetSent();
}
