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
	};
}

/** A labelled text field that says what is wrong with it. */
export function TextField({ name, label, hint, type = "text", autoComplete, field = {} }: TextFieldProps) {
	const { defaultValue = "", maxLength, isOptional = false, hasFocus = false } = field;
	return (
		<AriaTextField
			className="field"
			name={name}
			type={type === "email" ? "email" : "text"}
			defaultValue={defaultValue}
			isRequired={!isOptional}
			autoFocus={hasFocus}
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
