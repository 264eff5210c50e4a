import { useEffect, useRef } from "react";
import { type Mail, mailAddress } from "#site/islands/composed-mail.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";

interface ComposedMailProps {
	readonly mail: Mail;
	readonly email: string;
	readonly copy: LeadFormCopy["composed"];
}

/** Where no service is behind the page: the message as a mail, saying plainly that it has not been sent yet. */
export function ComposedMail({ mail, email, copy }: ComposedMailProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{copy.heading}</h3>
			<p>{copy.note}</p>
			<a className="button" href={mailAddress(email, mail)}>
				{copy.mail}
			</a>
		</div>
	);
}
