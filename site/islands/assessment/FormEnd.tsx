import type { ReactNode } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { AssessmentFormCopy } from "#site/islands/assessment/assessment-copy.ts";
import { PrivacyNote } from "#site/ui/PrivacyNote.tsx";

interface FormEndProps {
	readonly copy: AssessmentFormCopy;
	/** What happens with a draft; nothing where none can be kept. */
	readonly children?: ReactNode;
}

/** What is under every step: what happens with a draft and with the values, and the control that people never see. */
export function FormEnd({ copy, children }: FormEndProps) {
	return (
		<div className="form-end-notes">
			<div className="honeypot" aria-hidden="true">
				<label htmlFor={`${assessmentForm.id}-website`}>{copy.honeypot}</label>
				<input
					type="text"
					id={`${assessmentForm.id}-website`}
					name="website"
					tabIndex={-1}
					autoComplete="off"
				/>
			</div>
			<input type="hidden" name="page" value={copy.path} />
			{children}
			<PrivacyNote {...copy.privacy} />
		</div>
	);
}
