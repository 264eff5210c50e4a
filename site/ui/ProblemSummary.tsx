import type { Ref } from "react";
import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { problemText } from "#site/ui/FormFields.tsx";
import { type FieldWords, type FormWords, fillWords } from "#site/ui/form-words.ts";

interface ProblemSummaryProps {
	readonly form: FormDefinition;
	readonly words: FormWords;
	readonly fields: Readonly<Record<string, FieldWords>>;
	readonly problems: readonly FieldProblem[];
	readonly focus?: Ref<HTMLDivElement>;
}

/** What is to be mended, a link to each field. It takes focus when it appears. */
export function ProblemSummary({ form, words, fields, problems, focus }: ProblemSummaryProps) {
	const { heading, one, many } = words.summary;
	return (
		<div className="problem-summary" role="alert" tabIndex={-1} ref={focus}>
			<h2>{heading}</h2>
			<p>{fillWords(problems.length === 1 ? one : many, { count: problems.length })}</p>
			<ul>
				{problems.map((problem) => (
					<li key={problem.field}>
						<a href={`#${form.id}-${problem.field}`}>{problemText(problem, form, fields, words)}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
