import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { FieldProblem, FormDefinition, FormValues } from "#domain/forms/field.ts";
import { formatNumber } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { FormField } from "#site/ui/FormField.tsx";

/** What every form says, in its locale. */
export interface SharedFormCopy extends Pick<FormMessages, "optional" | "errors" | "summary" | "honeypot"> {
	readonly locale: Locale;
}

interface FormFieldsProps {
	readonly form: FormDefinition;
	readonly copy: SharedFormCopy;
	readonly fields: Readonly<Record<string, FieldCopy>>;
	readonly problems: readonly FieldProblem[];
	/** What the form is about, where it has a hidden control for that. */
	readonly subject?: string | undefined;
	/** Whether the values can be read and not changed. */
	readonly readOnly?: boolean;
	readonly typed?: Readonly<FormValues>;
}

/** The controls of a form, from its definition; the honeypot is a control that a person never sees. */
export function FormFields({ form, copy, fields, problems, subject, readOnly, typed = {} }: FormFieldsProps) {
	return (
		<>
			{form.fields.map((field) => {
				if (field.kind === "subject")
					return subject && <input key={field.name} type="hidden" name={field.name} value={subject} />;
				if (field.kind === "choice" || field.kind === "choices") return null;
				const problem = problems.find((each) => each.field === field.name);
				const own = fields[field.name] ?? { label: field.name };
				const value = typed[field.name];
				return (
					<FormField
						key={field.name}
						field={field}
						copy={own}
						id={`${form.id}-${field.name}`}
						optional={copy.optional}
						error={problem && problemText(problem, form, fields, copy)}
						readOnly={readOnly}
						typed={typeof value === "string" ? value : undefined}
					/>
				);
			})}
			<div className="honeypot" aria-hidden="true">
				<label htmlFor={`${form.id}-website`}>{copy.honeypot}</label>
				<input type="text" id={`${form.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
			</div>
		</>
	);
}

/** What a problem is called next to its field and in the summary. */
export function problemText(
	problem: FieldProblem,
	form: FormDefinition,
	fields: Readonly<Record<string, FieldCopy>>,
	copy: SharedFormCopy,
): string {
	const field = form.fields.find(({ name }) => name === problem.field);
	const max = field && "maxLength" in field ? field.maxLength : 0;
	const own = fields[problem.field];
	const label = own?.label ?? problem.field;
	const message = own?.errors?.[problem.code] ?? copy.errors[problem.code];
	return formatMessage(message, { label, max: formatNumber(max, copy.locale) }, copy.locale);
}
