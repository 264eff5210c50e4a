import { type Mail, mailAddress } from "#site/islands/composed-mail.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";
import "#site/ui/problem-summary.css";

interface SendFailureProps {
	/** What the service said, or null when it could not be reached. */
	readonly message: string | null;
	readonly mail: Mail;
	readonly email: string;
	readonly copy: LeadFormCopy["failure"];
}

/** What to do when a form could not be sent: everything typed stays, and the same message is offered as a mail. */
export function SendFailure({ message, mail, email, copy }: SendFailureProps) {
	return (
		<div className="problem-summary" role="alert">
			<h3>{copy.heading}</h3>
			<p>{message ?? copy.text}</p>
			<p>
				<a href={mailAddress(email, mail)}>{copy.mail}</a>
			</p>
		</div>
	);
}
