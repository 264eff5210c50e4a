import { useEffect, useRef } from "react";
import type { FormId } from "#domain/forms/forms.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { type ReceiptCopy, ReceiptThread } from "#site/ui/ReceiptThread.tsx";

interface ReceiptProps {
	readonly form: FormId;
	readonly receipt: SubmissionReceipt;
	readonly copy: ReceiptCopy;
	readonly locale: Locale;
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a submission: the reference, when a person replies, and what happens next. It takes focus. */
export function Receipt({ form, receipt, copy, locale, again }: ReceiptProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	const due = formatMoment(new Date(receipt.dueAt), locale);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{copy.heading}</h3>
			<ReceiptThread reference={receipt.reference} {...{ form, copy, locale }}>
				<p>
					<time dateTime={receipt.dueAt}>{formatMessage(copy.due, { due }, locale)}</time>
				</p>
			</ReceiptThread>
			{receipt.hasMail && <p>{copy.byMail}</p>}
			<button type="button" className="text-button" onClick={again}>
				{copy.again}
			</button>
		</div>
	);
}
