import type { HTMLInputAutoCompleteAttribute } from "react";
import { TextField as AriaTextField, FieldError, Input, Label, Text, TextArea } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import "#desk/ui/field.css";

interface TextFieldProps {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly type?: "text" | "email" | "long-text";
	readonly autoComplete?: HTMLInputAutoCompleteAttribute;
	readonly field?: {
		readonly defaultValue?: string;
		readonly maxLength?: number;
		readonly isOptional?: boolean;
		readonly hasFocus?: boolean;
		/** What it holds, where that does not come from typing alone; with `onChange`. */
		readonly value?: string;
		readonly onChange?: (value: string) => void;
	};
}

/** A labelled text field that says what is wrong with it. */
export function TextField({ name, label, hint, type = "text", autoComplete, field = {} }: TextFieldProps) {
	const { defaultValue = "", maxLength, isOptional = false, hasFocus = false, value, onChange } = field;
	return (
		<AriaTextField
			className="field"
			name={name}
			type={type === "email" ? "email" : "text"}
			defaultValue={defaultValue}
			isRequired={!isOptional}
			autoFocus={hasFocus}
			{...(value !== undefined && { value })}
			{...(onChange !== undefined && { onChange })}
			{...(maxLength !== undefined && { maxLength })}
			{...(autoComplete !== undefined && { autoComplete })}
		>
			<Label>{label}</Label>
			{hint !== undefined && <Text slot="description">{hint}</Text>}
			{type === "long-text" ? <TextArea rows={5} /> : <Input />}
			<FieldError className="field-error">
				{({ validationDetails: { valueMissing, typeMismatch }, defaultChildren }) =>
					valueMissing ? copy.frame.required : typeMismatch ? copy.frame.email : defaultChildren
				}
			</FieldError>
		</AriaTextField>
	);
}
