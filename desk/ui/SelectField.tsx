import { useId } from "react";
import "#desk/ui/field.css";

interface SelectFieldProps {
	readonly name: string;
	readonly label: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
	readonly defaultValue?: string;
}

/** One of a few choices, in the device's own control. */
export function SelectField({ name, label, options, defaultValue }: SelectFieldProps) {
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} defaultValue={defaultValue}>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}
