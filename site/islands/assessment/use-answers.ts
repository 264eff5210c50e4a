import { useState } from "react";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
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

/** Names of the fields that have their one answer. */
function chosenIn(values: FormValues): string[] {
	return assessmentForm.fields.flatMap(({ name, kind }) => (kind === "choice" && values[name] ? [name] : []));
}

interface AnswersHook {
	readonly answers: Answers;
	/** Names of the fields that have their one answer; the same list until that changes. */
	readonly chosen: readonly string[];
	readonly takeAnswers: (values: FormValues) => void;
}

/** The answers that the range next to the form is computed from, and which of them can be taken back. */
export function useAnswers(): AnswersHook {
	const [answers, setAnswers] = useState(nothingAnswered);
	const [chosen, setChosen] = useState<readonly string[]>([]);
	return {
		...{ answers, chosen },
		takeAnswers(values) {
			setAnswers(answersSoFar(values));
			setChosen((before) => {
				const now = chosenIn(values);
				return now.join() === before.join() ? before : now;
			});
		},
	};
}
