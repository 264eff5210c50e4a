import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { AssessmentFormCopy } from "#site/islands/assessment/assessment-copy.ts";
import { ClearChoice } from "#site/islands/assessment/ClearChoice.tsx";
import { ChoiceField } from "#site/ui/ChoiceField.tsx";
import { FormField } from "#site/ui/FormField.tsx";
import { problemText } from "#site/ui/FormFields.tsx";

interface AssessmentFieldsProps {
	/** Names of the fields to show, in their order. */
	readonly fields: readonly string[];
	readonly copy: AssessmentFormCopy;
	readonly problems: readonly FieldProblem[];
	readonly typed?: Readonly<FormValues> | undefined;
	/** Names of the fields whose one answer can be taken back. */
	readonly chosen?: readonly string[];
	/** What takes it back. */
	readonly clearChoice?: string;
}

/** Choices whose options are short enough to be side by side. */
const rows: readonly string[] = ["industry", "companySize", "revenue"];

/** Some of the assessment's controls. */
export function AssessmentFields({
	fields,
	copy,
	problems,
	typed = {},
	chosen = [],
	clearChoice = "",
}: AssessmentFieldsProps) {
	return assessmentForm.fields
		.filter(({ name }) => fields.includes(name))
		.map((field) => {
			const problem = problems.find((each) => each.field === field.name);
			const own = copy.fields[field.name] ?? { label: field.name };
			const shared = {
				copy: own,
				id: `${assessmentForm.id}-${field.name}`,
				error: problem && problemText(problem, assessmentForm, copy.fields, copy),
			};
			const value = typed[field.name];
			if (field.kind === "choice" || field.kind === "choices") {
				const look = rows.includes(field.name) ? "row" : "column";
				return (
					<ChoiceField
						key={field.name}
						{...shared}
						field={field}
						look={look}
						optional={copy.optional}
						typed={value}
					>
						{chosen.includes(field.name) && <ClearChoice text={clearChoice} label={own.label} />}
					</ChoiceField>
				);
			}
			const text = typeof value === "string" ? value : undefined;
			return <FormField key={field.name} {...shared} field={field} optional={copy.optional} typed={text} />;
		});
}
