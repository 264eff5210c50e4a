import type { Field } from "#domain/forms/field.ts";
import type { FieldWords } from "#site/ui/form-words.ts";
import "#site/ui/choice-field.css";

export interface ChoiceFieldWords extends FieldWords {
	/** By value. */
	readonly options?: Readonly<Record<string, string>> | undefined;
}

interface ChoiceFieldProps {
	readonly field: Extract<Field, { kind: "choice" | "choices" }>;
	readonly words: ChoiceFieldWords;
	/** Unique on the page; the first control bears it, so that a link to it can be followed by keyboard. */
	readonly id: string;
	/** The word beside a label whose answer may be left out. */
	readonly optional?: string | undefined;
	readonly error?: string | undefined;
	/** What the service shows again; in the browser the controls keep their own state. */
	readonly typed?: string | readonly string[] | undefined;
	/** Short options stand side by side, sentences below each other. */
	readonly look?: "row" | "column" | undefined;
}

/** A group of radio buttons, or of boxes where several may be ticked. Uncontrolled, like every control of the site. */
export function ChoiceField({ field, words, id, optional, error, typed, look = "column" }: ChoiceFieldProps) {
	const described = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<fieldset className={`choice-field ${look}`} aria-describedby={described || undefined}>
			<legend>
				{words.label}
				{optional && <span> {optional}</span>}
			</legend>
			{words.hint && <p id={`${id}-hint`}>{words.hint}</p>}
			<div className="choices">
				{field.options.map((value, index) => (
					<label key={value}>
						<input
							type={field.kind === "choice" ? "radio" : "checkbox"}
							name={field.name}
							value={value}
							id={index === 0 ? id : undefined}
							defaultChecked={[typed].flat().includes(value)}
						/>
						<span>{words.options?.[value] ?? value}</span>
					</label>
				))}
			</div>
			{error && (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
		</fieldset>
	);
}
