import type { FormId } from "#domain/forms/forms.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { type ReceiptCopy, ReceiptThread } from "#site/ui/ReceiptThread.tsx";

export interface OwnZoneReceiptProps {
	readonly form: FormId;
	readonly receipt: SubmissionReceipt;
	readonly copy: ReceiptCopy;
	readonly locale: Locale;
}

/** The way of what was sent, with the time of the reply in the visitor's own zone, and what comes by mail. */
export function OwnZoneReceipt({ form, receipt, copy, locale }: OwnZoneReceiptProps) {
	const { reference, dueAt, hasMail } = receipt;
	const due = formatMoment(new Date(dueAt), locale);
	return (
		<>
			<ReceiptThread {...{ form, reference, copy, locale }}>
				<p>
					<time dateTime={dueAt}>{formatMessage(copy.due, { due }, locale)}</time>
				</p>
			</ReceiptThread>
			{hasMail && <p>{copy.byMail}</p>}
		</>
	);
}
