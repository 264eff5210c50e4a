import { useEffect, useRef } from "react";
import { type Mail, mailAddress } from "#site/islands/composed-mail.ts";
import type { ComposedWords } from "#site/islands/lead-form-words.ts";

interface ComposedMailProps {
	readonly mail: Mail;
	readonly email: string;
	readonly words: ComposedWords;
}

/** Where no service stands behind the page: the message as a mail, saying plainly that it has not been sent yet. */
export function ComposedMail({ mail, email, words }: ComposedMailProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{words.heading}</h3>
			<p>{words.note}</p>
			<a className="button" href={mailAddress(email, mail)}>
				{words.mail}
			</a>
		</div>
	);
}
