import personCopy from "virtual:desk-copy/person";
import { Form } from "react-aria-components";
import { RefusedError } from "#desk/api/ask.ts";
import { useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { fieldName } from "#desk/leads/submitted-fields.ts";
import { FormActions } from "#desk/ui/FormActions.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import { type PersonData, personDataRoutes } from "#domain/desk/person-data.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { fieldsOfLead } from "#domain/leads/mail-lead.ts";
import { formatList } from "#domain/locale/formats.ts";

const words = personCopy.lead;

interface CorrectionFormProps {
	readonly id: string;
	readonly form: string;
	readonly values: Readonly<FormValues>;
	readonly onClose: () => void;
	/** Takes what is stored under the lead's address. Awaited before the form closes, so that what was corrected is there. */
	readonly onCorrected: (stored: PersonData) => Promise<void>;
}

/** The texts of a lead, to be corrected by the rules of its form. Only what was changed is sent. */
export function CorrectionForm({ id, form, values, onClose, onCorrected }: CorrectionFormProps) {
	const correct = useSend(personDataRoutes.correct, {
		onSuccess: async (stored, { input: { values: corrected } }) => {
			showToast("email" in corrected ? say(words.moved, { email: stored.email }) : words.corrected);
			await onCorrected(stored);
			onClose();
		},
	});
	const given = (name: string) => String(values[name] ?? "");
	const save = (typed: FormData) => {
		const changed = textFields(form).filter(({ name }) => String(typed.get(name)) !== given(name));
		if (changed.length === 0) return onClose();
		const corrections = Object.fromEntries(changed.map(({ name }) => [name, String(typed.get(name))]));
		correct.mutate({ ids: { lead: id }, input: { values: corrections } });
	};
	return (
		<Form className="form" onSubmit={withValues(save)}>
			{textFields(form).map(({ name, kind, required, maxLength }) => (
				<TextField
					key={name}
					name={name}
					label={fieldName(form, name)}
					type={kind === "long-text" ? "long-text" : "text"}
					field={{ defaultValue: given(name), maxLength, isOptional: !required }}
				/>
			))}
			<FormProblem error={correct.error} text={wrongFields(form, correct.error)} />
			<FormActions submit={words.save} isPending={correct.isPending} onCancel={onClose} />
		</Form>
	);
}

function textFields(form: string) {
	return fieldsOfLead(form)?.fields.filter((field) => "maxLength" in field) ?? [];
}

/** Names what the form's rules refuse. */
function wrongFields(form: string, error: unknown): string | undefined {
	if (!(error instanceof RefusedError) || error.failure.fields === undefined) return undefined;
	const names = error.failure.fields.map((name) => fieldName(form, name));
	return say(words.wrong, { fields: formatList(names, copy.locale) });
}
