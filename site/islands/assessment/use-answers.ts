import { useState } from "react";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { Answers } from "#domain/readiness/answers.ts";

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
}

/** The answers that the range next to the form is computed from. */
export function useAnswers(): AnswersHook {
	const [answers, setAnswers] = useState(nothingAnswered);
	return {
		answers,
		takeAnswers: (values) => setAnswers(answersSoFar(values)),
	};
}
