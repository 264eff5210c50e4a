import { type RefObject, useEffect, useState } from "react";
import { answersOfForm, formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import type { Route } from "#site/islands/assessment/route.ts";
import { readControls, replaceOptions } from "#site/islands/form-controls.ts";

const nothingAnswered: Answers = { challenges: [], interests: [] };

/** What the choices say so far; a form that a program has tampered with says nothing. */
function answersSoFar(values: FormValues): Answers {
	try {
		return answersOfForm(values);
	} catch {
		return nothingAnswered;
	}
}

interface AnswersHook {
	readonly answers: Answers;
	readonly takeAnswers: (values: FormValues) => void;
	readonly clearAnswers: () => void;
}

/** The answers that the range next to the form is computed from. */
export function useAnswers(element: RefObject<HTMLFormElement | null>, route: Route | null): AnswersHook {
	const [answers, setAnswers] = useState(nothingAnswered);
	useEffect(() => {
		// The form goes on from a report that a link has opened, so that taking it again begins with those answers.
		if (route?.kind !== "report" || !element.current) return;
		replaceOptions(element.current, formValuesOf(route.shared.answers));
		setAnswers(answersSoFar(readControls(element.current, assessmentForm)));
	}, [route, element]);
	return {
		answers,
		takeAnswers: (values) => setAnswers(answersSoFar(values)),
		clearAnswers: () => setAnswers(nothingAnswered),
	};
}
