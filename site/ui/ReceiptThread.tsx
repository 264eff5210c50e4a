import type { ReactNode } from "react";
import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormMessages } from "#content/schemas/messages/forms.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { replyHours } from "#domain/leads/deadlines.ts";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";

/** What a receipt says: what every form's does, and the form's own. */
export type ReceiptCopy = Omit<FormMessages["receipt"], "dueByOffice"> &
	FormCopy["receipt"] & { readonly replyTimes: string };

interface ReceiptThreadProps {
	readonly form: FormId;
	readonly reference: string;
	readonly copy: ReceiptCopy;
	readonly locale: Locale;
	/** By when a person replies. */
	readonly children: ReactNode;
}

/**
 * Whether what comes of a form has steps of its own, with the time of a person's reply below them: for a session a link to join or
 * a recording comes too.
 */
function hasOwnSteps(form: FormId): boolean {
	return form === "webinar";
}

/** The way of what was sent, along the thread: it has arrived, a person reads it, a person replies. */
export function ReceiptThread({ form, reference, copy, locale, children: due }: ReceiptThreadProps) {
	const [first, ...rest] = copy.next;
	const sent = (
		<li className="reached">
			<strong>{copy.sent}</strong>
			<p>
				{copy.reference}: <strong>{reference}</strong>
			</p>
		</li>
	);
	if (hasOwnSteps(form)) {
		return (
			<>
				<ol className="plain thread-steps">
					{sent}
					{copy.next.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				{due}
			</>
		);
	}
	return (
		<ol className="plain thread-steps">
			{sent}
			<li>
				<strong>{copy.read}</strong>
				<p>{first}</p>
			</li>
			<li>
				<strong>{formatMessage(copy.reply, { hours: replyHours }, locale)}</strong>
				{due}
				<p>{rest.join(" ")}</p>
				<a href={replyTimesPath}>{copy.replyTimes}</a>
			</li>
		</ol>
	);
}
