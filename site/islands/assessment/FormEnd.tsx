import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { AssessmentFormCopy } from "#site/islands/assessment/assessment-copy.ts";

interface FormEndProps {
	readonly copy: AssessmentFormCopy;
	/** Whether this device keeps a draft. */
	readonly hasDraft: boolean;
	readonly clear: () => void;
}

/** What is under every step: what happens with a draft and with the values, and the control that people never see. */
export function FormEnd({ copy, hasDraft, clear }: FormEndProps) {
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
			{hasDraft && (
				<p className="form-note">
					{copy.draft.kept}{" "}
					<button type="button" className="text-button" onClick={clear}>
						{copy.draft.clear}
					</button>
				</p>
			)}
			<p className="form-note">
				{copy.privacy.text} <a href={copy.privacy.href}>{copy.privacy.label}</a>
			</p>
		</div>
	);
}
