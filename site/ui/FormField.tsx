import type { Field } from "#domain/forms/field.ts";
import type { FieldWords } from "#site/ui/form-words.ts";
import "#site/ui/form-field.css";

type TextField = Extract<Field, { maxLength: number }>;

interface FormFieldProps {
	readonly field: TextField;
	readonly words: FieldWords;
	/** The control's id, unique on the page. */
	readonly id: string;
	/** The word beside a label whose field may stay empty. */
	readonly optional: string;
	readonly error?: string | undefined;
	/** What the service shows again; in the browser the control keeps its own text. */
	readonly typed?: string | undefined;
}

const inputTypes = { text: "text", email: "email", phone: "tel" } as const;

/** A labelled text control with its hint and its error. Uncontrolled, so that what was typed before the script arrived stays. */
export function FormField({ field, words, id, optional, error, typed }: FormFieldProps) {
	const described = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	const attributes = {
		id,
		name: field.name,
		required: field.required,
		maxLength: field.maxLength,
		autoComplete: field.autocomplete,
		placeholder: words.placeholder,
		defaultValue: typed,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described || undefined,
	} as const;
	return (
		<div className="field">
			<label htmlFor={id}>
				{words.label}
				{!field.required && <span> {optional}</span>}
			</label>
			{words.hint && <p id={`${id}-hint`}>{words.hint}</p>}
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
