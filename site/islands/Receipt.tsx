import { useEffect, useRef } from "react";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { LeadFormCopy } from "#site/islands/lead-form-copy.ts";

interface ReceiptProps {
	readonly receipt: SubmissionReceipt;
	readonly copy: LeadFormCopy["receipt"];
	readonly locale: Locale;
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a submission: the reference, when a person replies, and what happens next. It takes focus. */
export function Receipt({ receipt, copy, locale, again }: ReceiptProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{copy.heading}</h3>
			<p>
				{copy.reference}: <strong>{receipt.reference}</strong>
			</p>
			<p>
				<time dateTime={receipt.dueAt}>
					{formatMessage(copy.due, { due: formatMoment(new Date(receipt.dueAt), locale) }, locale)}
				</time>
			</p>
			<ol>
				{copy.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			{receipt.hasMail && <p>{copy.byMail}</p>}
			<button type="button" className="text-button" onClick={again}>
				{copy.again}
			</button>
		</div>
	);
}
