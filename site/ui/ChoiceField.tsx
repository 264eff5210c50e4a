import type { ReactNode } from "react";
import type { FieldCopy } from "#content/schemas/form-copy.ts";
import type { Field } from "#domain/forms/field.ts";
import "#site/ui/choice-field.css";

interface ChoiceFieldProps {
	readonly field: Extract<Field, { kind: "choice" | "choices" }>;
	readonly copy: FieldCopy;
	/** Unique on the page; the first control has it, so that a link to it can be followed by keyboard. */
	readonly id: string;
	/** The mark after a label whose field may stay empty. */
	readonly optional?: string | undefined;
	readonly error?: string | undefined;
	/** What the service shows again; in the browser the controls keep their own state. */
	readonly typed?: string | readonly string[] | undefined;
	/** Short options are side by side, sentences below each other. */
	readonly look?: "row" | "column" | undefined;
	/** What is below the answers. */
	readonly children?: ReactNode;
}

/** Characters of an answer of which five fit in a line. */
const maxShortLength = 12;

/** An answer whose range, such as 201–500, stays on one line. */
function wholeRange(answer: string) {
	const [before, range, after] = answer.split(/(\S+–\S+)/);
	return range === undefined ? (
		answer
	) : (
		<>
			{before}
			<span>{range}</span>
			{after}
		</>
	);
}

/** A group of radio buttons, or of boxes where several may be ticked. Uncontrolled, like every control of the site. */
export function ChoiceField({
	field,
	copy,
	id,
	optional,
	error,
	typed,
	look = "column",
	children,
}: ChoiceFieldProps) {
	const answers = field.options.map((value) => ({ value, label: copy.options?.[value] ?? value }));
	const isShort = answers.every(({ label }) => label.length <= maxShortLength);
	const described = [copy.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<fieldset className={`choice-field ${look}`} aria-describedby={described || undefined}>
			<legend>
				{copy.label}
				{optional && <span> {optional}</span>}
			</legend>
			{copy.hint && <p id={`${id}-hint`}>{copy.hint}</p>}
			<div className={isShort ? "choices short" : "choices"}>
				{answers.map(({ value, label }, index) => (
					<label key={value}>
						<input
							className="choice-mark"
							type={field.kind === "choice" ? "radio" : "checkbox"}
							name={field.name}
							value={value}
							id={index === 0 ? id : undefined}
							defaultChecked={[typed].flat().includes(value)}
						/>
						<span>{wholeRange(label)}</span>
					</label>
				))}
			</div>
			{error && (
				<p id={`${id}-error`} className="field-error">
					{error}
				</p>
			)}
			{children}
		</fieldset>
	);
}
