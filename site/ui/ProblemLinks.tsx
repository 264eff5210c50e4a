import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { problemText, type SharedFormCopy } from "#site/ui/FormFields.tsx";

export interface ProblemLinksProps {
	readonly form: FormDefinition;
	readonly copy: SharedFormCopy;
	readonly fields: Readonly<Record<string, FieldCopy>>;
	readonly problems: readonly FieldProblem[];
}

/** How many fields need another look, and a link to each. */
export function ProblemLinks({ form, copy, fields, problems }: ProblemLinksProps) {
	return (
		<>
			<p>{formatMessage(copy.summary.fields, { count: problems.length }, copy.locale)}</p>
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
