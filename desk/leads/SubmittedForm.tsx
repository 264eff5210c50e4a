import { Fragment } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { type SubmittedField, submittedFields } from "#desk/leads/submitted-fields.ts";
import type { FormValues } from "#domain/forms/field.ts";
import "#desk/ui/written-text.css";
import "#desk/leads/submitted-form.css";

interface SubmittedFormProps {
	readonly form: string;
	readonly values: Readonly<FormValues>;
	/** Whether the mailbox has the rest of the message. */
	readonly isCut?: boolean;
	/** Whether a long form shows its message first, and the rest when it is asked for. */
	readonly isFolded?: boolean;
}

/** Fields other than the message that are shown at once where the form is folded. */
const maxShown = 8;

/** A form as it was sent: the message first, then what else was filled in. */
export function SubmittedForm({ form, values, isCut = false, isFolded = false }: SubmittedFormProps) {
	const fields = submittedFields(form, values);
	const message = fields.find(({ name }) => name === "message");
	const long = fields.filter((field) => field.isLong && field !== message);
	const short = fields.filter((field) => !field.isLong && field !== message);
	return (
		<>
			{message && <p className="written-text">{message.value}</p>}
			{isCut && <p className="quiet">{copy.lead.timeline.cut}</p>}
			{long.map(({ name, label, value }) => (
				<Fragment key={name}>
					<p className="quiet">{label}</p>
					<p className="written-text">{value}</p>
				</Fragment>
			))}
			{isFolded && short.length > maxShown ? (
				<details>
					<summary>{say(copy.lead.timeline.fields, { count: short.length })}</summary>
					<FieldList fields={short} />
				</details>
			) : (
				<FieldList fields={short} />
			)}
		</>
	);
}

function FieldList({ fields }: { readonly fields: readonly SubmittedField[] }) {
	return (
		<dl className="lead-values">
			{fields.map(({ name, label, value }) => (
				<div key={name}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
