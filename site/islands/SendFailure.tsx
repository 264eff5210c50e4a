import { type Mail, mailAddress } from "#site/islands/composed-mail.ts";
import type { FailureWords } from "#site/islands/lead-form-words.ts";

interface SendFailureProps {
	/** The service's own words, or null when it could not be reached. */
	readonly message: string | null;
	readonly mail: Mail;
	readonly email: string;
	readonly words: FailureWords;
}

/** What to do when a form could not be sent: everything typed stays, and the same message is offered as a mail. */
export function SendFailure({ message, mail, email, words }: SendFailureProps) {
	return (
		<div className="problem-summary" role="alert">
			<h3>{words.heading}</h3>
			<p>{message ?? words.text}</p>
			<p>
				<a href={mailAddress(email, mail)}>{words.mail}</a>
			</p>
		</div>
	);
}
