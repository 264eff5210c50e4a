import { type Mail, mailAddress } from "#site/islands/composed-mail.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";
import { ReceiptBox } from "#site/islands/ReceiptBox.tsx";

interface ComposedMailProps {
	readonly mail: Mail;
	readonly email: string;
	readonly copy: NonNullable<LeadFormCopy["composed"]>;
}

/** Where no service is behind the page: the message as a mail, saying plainly that it has not been sent yet. */
export function ComposedMail({ mail, email, copy }: ComposedMailProps) {
	return (
		<ReceiptBox heading={copy.heading}>
			<p>{copy.note}</p>
			<a className="button" href={mailAddress(email, mail)}>
				{copy.mail}
			</a>
		</ReceiptBox>
	);
}
