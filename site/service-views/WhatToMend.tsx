import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { problemText } from "#site/ui/FormFields.tsx";
import { type FieldWords, type FormWords, fillWords } from "#site/ui/form-words.ts";

interface WhatToMendProps {
	readonly form: FormDefinition;
	readonly words: FormWords;
	readonly fields: Readonly<Record<string, FieldWords>>;
	readonly problems: readonly FieldProblem[];
	/** Why a form with nothing wrong in it could not be taken. */
	readonly notice?: string | undefined;
}

/** Under a heading that says that nothing has been sent: why, with a link to each field that needs another look. */
export function WhatToMend({ form, words, fields, problems, notice }: WhatToMendProps) {
	const { one, many } = words.summary;
	return (
		<div className="problem-summary" role="alert">
			{notice && <p>{notice}</p>}
			{problems.length > 0 && (
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
			)}
		</div>
	);
}
