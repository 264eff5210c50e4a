import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { problemText } from "#site/ui/FormFields.tsx";
import { type FieldWords, type FormWords, fillWords } from "#site/ui/form-words.ts";

export interface ProblemLinksProps {
	readonly form: FormDefinition;
	readonly words: FormWords;
	readonly fields: Readonly<Record<string, FieldWords>>;
	readonly problems: readonly FieldProblem[];
}

/** How many fields need another look, and a link to each. */
export function ProblemLinks({ form, words, fields, problems }: ProblemLinksProps) {
	const { one, many } = words.summary;
	return (
		<>
			<p>{fillWords(problems.length === 1 ? one : many, { count: problems.length })}</p>
			<ul>
				{problems.map((problem) => (
					<li key={problem.field}>
						<a href={`#${form.id}-${problem.field}`}>{problemText(problem, form, fields, words)}</a>
					</li>
				))}
			</ul>
		</>
	);
}
