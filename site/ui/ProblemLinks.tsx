import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { problemText } from "#site/ui/FormFields.tsx";
import { type FieldCopy, type FormCopy, formatMessage } from "#site/ui/form-copy.ts";

export interface ProblemLinksProps {
	readonly form: FormDefinition;
	readonly copy: FormCopy;
	readonly fields: Readonly<Record<string, FieldCopy>>;
	readonly problems: readonly FieldProblem[];
}

/** How many fields need another look, and a link to each. */
export function ProblemLinks({ form, copy, fields, problems }: ProblemLinksProps) {
	const { one, many } = copy.summary;
	return (
		<>
			<p>{formatMessage(problems.length === 1 ? one : many, { count: problems.length })}</p>
			<ul>
				{problems.map((problem) => (
					<li key={problem.field}>
						<a href={`#${form.id}-${problem.field}`}>{problemText(problem, form, fields, copy)}</a>
					</li>
				))}
			</ul>
		</>
	);
}
