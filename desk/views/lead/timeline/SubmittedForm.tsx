import { submittedFields } from "#desk/views/lead/submitted-fields.ts";
import type { FormValues } from "#domain/forms/field.ts";

interface SubmittedFormProps {
	readonly form: string;
	readonly values: Readonly<FormValues>;
}

/** A form as it was sent: the message first, then what else was filled in. */
export function SubmittedForm({ form, values }: SubmittedFormProps) {
	const fields = submittedFields(form, values);
	return (
		<>
			{fields
				.filter(({ isLong }) => isLong)
				.map(({ name, value }) => (
					<p key={name} className="timeline-text">
						{value}
					</p>
				))}
			<dl className="lead-values">
				{fields
					.filter(({ isLong }) => !isLong)
					.map(({ name, label, value }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
			</dl>
		</>
	);
}
