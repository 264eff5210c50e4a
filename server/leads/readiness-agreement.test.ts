import fc from "fast-check";
import { expect, test } from "vitest";
import { answersOfForm, formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { reportOfLead } from "#domain/leads/lead-report.ts";
import { submissionRequest } from "#domain/leads/submission-request.ts";
import { takenOnAt } from "#domain/leads/taken-on.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness, currentModelVersion } from "#domain/readiness/report.ts";
import { decodeShareLink, encodeShareLink } from "#domain/readiness/share-link.ts";
import { cleanValues } from "#server/forms/clean-values.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { anyAnswers, anyDay } from "#tests/support/any-answers.ts";

const person = { companyName: "K", firstName: "M", lastName: "T", email: "m@example.nz", goals: "a\r\nb" };
const nothingChosen = Object.fromEntries(assessmentForm.fields.map(({ name }) => [name, ""]));

/** What the form's controls hold, the boxes in any order. */
const anyValues: fc.Arbitrary<FormValues> = anyAnswers.chain((answers) =>
	fc
		.record({
			challenges: fc.shuffledSubarray(answers.challenges, { minLength: answers.challenges.length }),
			interests: fc.shuffledSubarray(answers.interests, { minLength: answers.interests.length }),
		})
		.map((ticked) => ({ ...nothingChosen, ...formValuesOf(answers), ...person, ...ticked })),
);

function checked(values: unknown): FormValues {
	const found = checkForm(assessmentForm, values);
	if (!found.ok) throw new Error(JSON.stringify(found.problems));
	return found.values;
}

/** By way of the report's link, as the page shows it. */
function reportInTheBrowser(values: FormValues, takenOn: CalendarDate) {
	const shared = decodeShareLink(encodeShareLink({ answers: answersOfForm(checked(values)), takenOn }));
	return shared.ok ? assessReadiness(shared.answers, shared.takenOn) : null;
}

/** By way of the post, the checks and the database's row. */
function reportInTheService(values: FormValues, sentOn: CalendarDate) {
	const body: unknown = JSON.parse(JSON.stringify({ values, takenOn: sentOn, website: "" }));
	const sent = submissionRequest.parse(body);
	const now = new Date(`${sentOn}T12:00:00Z`);
	const lead = leadOfRow({
		id: "1",
		reference: "SL-0000-0000",
		form: "assessment",
		state: "new",
		received_at: now.toISOString(),
		due_at: now.toISOString(),
		last_contact_at: now.toISOString(),
		erasure_announced_at: null,
		page: null,
		form_values: JSON.stringify(checked(cleanValues(sent.values))),
		spam_signals: "[]",
		taken_on: takenOnAt(now, sent.takenOn),
		model_version: currentModelVersion,
	});
	return reportOfLead(lead)?.report;
}

test("whatever a visitor chooses, the service computes the report that the visitor saw", () => {
	fc.assert(
		fc.property(anyValues, anyDay, (values, today) => {
			expect(reportInTheService(values, today)).toEqual(reportInTheBrowser(values, today));
		}),
		{ numRuns: 2000 },
	);
}, 60_000);
