import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { Field } from "#domain/forms/field.ts";
import "#site/ui/form-field.css";

type TextField = Extract<Field, { maxLength: number }>;

interface FormFieldProps {
	readonly field: TextField;
	readonly copy: FieldCopy;
	/** The control's id, unique on the page. */
	readonly id: string;
	/** The mark after a label whose field may stay empty. */
	readonly optional: string;
	readonly error?: string | undefined;
	/** Whether its text can be read and not changed. */
	readonly readOnly?: boolean | undefined;
	/** What the service shows again; in the browser the control keeps its own text. */
	readonly typed?: string | undefined;
}

const inputTypes = { text: "text", email: "email", phone: "tel" } as const;

/**
 * A labelled text control with its hint and its error. Uncontrolled, so that what was typed before the script arrived stays.
 * It has no `maxlength`, at which browsers cut what is pasted and say nothing: the form's rules refuse what is too long.
 */
export function FormField({ field, copy, id, optional, error, readOnly, typed }: FormFieldProps) {
	const described = [copy.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	const attributes = {
		id,
		name: field.name,
		required: field.required,
		readOnly,
		autoComplete: field.autocomplete,
		placeholder: copy.placeholder,
		defaultValue: typed,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described || undefined,
	} as const;
	return (
		<div className="field">
			<label htmlFor={id}>
				{copy.label}
				{!field.required && <span> {optional}</span>}
			</label>
			{copy.hint && <p id={`${id}-hint`}>{copy.hint}</p>}
			{field.kind === "long-text" ? (
				<textarea {...attributes} rows={field.rows} />
			) : (
				<input {...attributes} type={inputTypes[field.kind]} />
			)}
			{error && (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
		</div>
	);
}
