import type { Ref } from "react";
import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { problemText, type SharedFormCopy } from "#site/ui/FormFields.tsx";
import "#site/ui/problem-summary.css";

export interface ProblemLinksProps {
	readonly form: FormDefinition;
	readonly copy: SharedFormCopy;
	readonly fields: Readonly<Record<string, FieldCopy>>;
	readonly problems: readonly FieldProblem[];
}

/** How many fields need another look, and a link to each that is on the page. */
export function ProblemLinks({ form, copy, fields, problems }: ProblemLinksProps) {
	return (
		<>
			<p>{formatMessage(copy.summary.fields, { count: problems.length }, copy.locale)}</p>
			<ul>
				{problems.map((problem) => (
					<li key={problem.field}>
						{hasControl(form, problem.field) ? (
							<a href={`#${form.id}-${problem.field}`}>{problemText(problem, form, fields, copy)}</a>
						) : (
							problemText(problem, form, fields, copy)
						)}
					</li>
				))}
			</ul>
		</>
	);
}

/** A link leads to what a visitor can see: not to a hidden subject, nor to a field that the form does not have. */
function hasControl(form: FormDefinition, name: string): boolean {
	return form.fields.some((field) => field.name === name && field.kind !== "subject");
}

interface ProblemSummaryProps extends ProblemLinksProps {
	readonly focus?: Ref<HTMLDivElement>;
}

/** What is to correct, a link to each field. It takes focus when it appears. */
export function ProblemSummary({ focus, ...links }: ProblemSummaryProps) {
	return (
		<div className="problem-summary" role="alert" tabIndex={-1} ref={focus}>
			<h2>{links.copy.summary.heading}</h2>
			<ProblemLinks {...links} />
		</div>
	);
}
