import { assessmentForm, assessmentSteps } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { assessmentWords } from "#site/catalogue/assessment.ts";
import { sharedFormWords } from "#site/catalogue/forms.ts";
import { AssessmentFields } from "#site/islands/assessment/AssessmentFields.tsx";
import { FormEnd } from "#site/islands/assessment/FormEnd.tsx";
import { WhatToMend } from "#site/service-views/WhatToMend.tsx";

interface AssessmentFormViewProps {
	readonly values: FormValues;
	readonly problems: readonly FieldProblem[];
	readonly notice?: string;
}

/** The whole assessment as one plain form with what was typed, what is to be mended above it. */
export function AssessmentFormView({ values, problems, notice }: AssessmentFormViewProps) {
	const { page, form } = assessmentWords(typeof values["page"] === "string" ? values["page"] : "/assessment");
	return (
		<form className="form" action={`/forms/${assessmentForm.id}`} method="post">
			<div className="section-head">
				<h1>{sharedFormWords.summary.heading}</h1>
				<WhatToMend
					form={assessmentForm}
					words={form}
					fields={form.fields}
					problems={problems}
					notice={notice}
				/>
			</div>
			{assessmentSteps.map(({ id, fields }) => (
				<section key={id} className="form step" aria-labelledby={`step-${id}`}>
					<div className="step-head">
						<h2 id={`step-${id}`}>{page.steps[id].title}</h2>
						<p>{page.steps[id].lead}</p>
					</div>
					<AssessmentFields fields={fields} words={form} problems={problems} typed={values} />
				</section>
			))}
			<div className="actions">
				<button className="button" type="submit">
					{form.submit}
				</button>
			</div>
			<FormEnd words={form} hasDraft={false} clear={() => undefined} />
		</form>
	);
}
