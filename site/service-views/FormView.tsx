import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { type MessageFormId, messageForms } from "#domain/forms/message-forms.ts";
import { ownFormCopy, sharedFormCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { leadFormCopy } from "#site/islands/lead-form-copy.ts";
import { leadCopy } from "#site/service-views/lead-copy.ts";
import { WhatToCorrect } from "#site/service-views/WhatToCorrect.tsx";
import { FormFields } from "#site/ui/FormFields.tsx";
import { PrivacyNote } from "#site/ui/PrivacyNote.tsx";

interface FormViewProps {
	/** The assessment has a view of its own. */
	readonly form: MessageFormId;
	readonly values: FormValues;
	readonly receivedAt: Date;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string | undefined;
}

/** The plain form with what was typed, and next to it what is to correct. */
export function FormView({ form, values, receivedAt, problems, notice }: FormViewProps) {
	const definition = messageForms[form];
	const path = typeof values["page"] === "string" ? values["page"] : "/contact";
	const own = ownFormCopy(form, leadCopy({ form, values, receivedAt }), { path });
	const copy = leadFormCopy(sharedFormCopy(pageLocale), own);
	const subject = definition.fields.find(({ kind }) => kind === "subject");
	const about = subject && values[subject.name];
	return (
		<div className="form-section">
			<div className="form-section-words">
				<h1>{copy.summary.heading}</h1>
				<WhatToCorrect
					form={definition}
					copy={copy}
					fields={copy.fields}
					problems={problems}
					notice={notice}
				/>
			</div>
			<form className="form" action={`/forms/${form}`} method="post">
				<FormFields
					form={definition}
					copy={copy}
					fields={copy.fields}
					problems={problems}
					subject={typeof about === "string" ? about : undefined}
					typed={values}
				/>
				<input type="hidden" name="page" value={copy.path} />
				<div className="actions">
					<button className="button" type="submit">
						{copy.submit}
					</button>
				</div>
				<PrivacyNote {...copy.privacy} />
			</form>
		</div>
	);
}
