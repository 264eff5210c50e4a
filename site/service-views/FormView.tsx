import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { type MessageFormId, messageForms } from "#domain/forms/message-forms.ts";
import { leadFormWords } from "#site/catalogue/forms.ts";
import { WhatToMend } from "#site/service-views/WhatToMend.tsx";
import { FormFields } from "#site/ui/FormFields.tsx";

interface FormViewProps {
	/** The assessment has a view of its own. */
	readonly form: MessageFormId;
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string;
}

/** The plain form with what was typed, beside it what is to be mended. */
export function FormView({ form, values, problems, notice }: FormViewProps) {
	const definition = messageForms[form];
	const page = typeof values["page"] === "string" ? values["page"] : "/contact";
	const words = leadFormWords(form, page);
	const subject = definition.fields.find(({ kind }) => kind === "subject");
	const about = subject && values[subject.name];
	return (
		<div className="form-section">
			<div className="form-section-words">
				<h1>{words.summary.heading}</h1>
				<WhatToMend
					form={definition}
					words={words}
					fields={words.fields}
					problems={problems}
					notice={notice}
				/>
			</div>
			<form className="form" action={`/forms/${form}`} method="post">
				<FormFields
					form={definition}
					words={words}
					fields={words.fields}
					problems={problems}
					subject={typeof about === "string" ? about : undefined}
					typed={values}
				/>
				<input type="hidden" name="page" value={words.page} />
				<div className="actions">
					<button className="button" type="submit">
						{words.submit}
					</button>
				</div>
				<p className="form-note">
					{words.privacy.text} <a href={words.privacy.href}>{words.privacy.label}</a>
				</p>
			</form>
		</div>
	);
}
