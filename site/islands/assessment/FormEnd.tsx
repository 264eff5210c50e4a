import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { AssessmentFormWords } from "#site/islands/assessment/assessment-words.ts";

interface FormEndProps {
	readonly words: AssessmentFormWords;
	/** Whether this device keeps a draft. */
	readonly hasDraft: boolean;
	readonly clear: () => void;
}

/** What stands under every step: what happens with a draft and with the answers, and the control that people never see. */
export function FormEnd({ words, hasDraft, clear }: FormEndProps) {
	return (
		<div className="form-end-notes">
			<div className="form-trap" aria-hidden="true">
				<label htmlFor={`${assessmentForm.id}-website`}>{words.trap}</label>
				<input
					type="text"
					id={`${assessmentForm.id}-website`}
					name="website"
					tabIndex={-1}
					autoComplete="off"
				/>
			</div>
			<input type="hidden" name="page" value={words.page} />
			{hasDraft && (
				<p className="form-note">
					{words.draft.kept}{" "}
					<button type="button" className="text-button" onClick={clear}>
						{words.draft.clear}
					</button>
				</p>
			)}
			<p className="form-note">
				{words.privacy.text} <a href={words.privacy.href}>{words.privacy.label}</a>
			</p>
		</div>
	);
}
