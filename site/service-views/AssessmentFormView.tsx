import { assessmentForm, assessmentSteps } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { assessmentCopy } from "#site/catalogue/assessment.ts";
import { formMessagesIn } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { AssessmentFields } from "#site/islands/assessment/AssessmentFields.tsx";
import { FormEnd } from "#site/islands/assessment/FormEnd.tsx";
import { WhatToCorrect } from "#site/service-views/WhatToCorrect.tsx";

interface AssessmentFormViewProps {
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string | undefined;
}

/** The whole assessment as one plain form with what was typed, what is to correct above it. */
export function AssessmentFormView({ values, problems, notice }: AssessmentFormViewProps) {
	const path = typeof values["page"] === "string" ? values["page"] : "/assessment";
	const { messages, form } = assessmentCopy(path, pageLocale);
	return (
		<form className="form" action={`/forms/${assessmentForm.id}`} method="post">
			<div className="section-head">
				<h1>{formMessagesIn(pageLocale).summary.heading}</h1>
				<WhatToCorrect
					form={assessmentForm}
					copy={form}
					fields={form.fields}
					problems={problems}
					notice={notice}
				/>
			</div>
			{assessmentSteps.map(({ id, fields }) => (
				<section key={id} className="form step" aria-labelledby={`step-${id}`}>
					<div className="step-head">
						<h2 id={`step-${id}`}>{messages.steps[id].title}</h2>
						<p>{messages.steps[id].lead}</p>
					</div>
					<AssessmentFields fields={fields} copy={form} problems={problems} typed={values} />
				</section>
			))}
			<div className="actions">
				<button className="button" type="submit">
					{form.submit}
				</button>
			</div>
			<FormEnd copy={form} />
		</form>
	);
}
