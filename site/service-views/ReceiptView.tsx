import type { ReceiptPage } from "#domain/service/service-views.ts";
import { receiptCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { leadCopy } from "#site/service-views/lead-copy.ts";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { ReceiptThread } from "#site/ui/ReceiptThread.tsx";

/** The receipt where no script can tell the visitor's zone: the due time at each office. */
export function ReceiptView({ hasMail, ...lead }: ReceiptPage) {
	const { form, reference, dueAt } = lead;
	const { text, back } = serviceMessagesIn(pageLocale).receiptPage;
	const receipt = receiptCopy(leadCopy(lead).receipt, pageLocale);
	return (
		<div className="two-columns form-section">
			<div className="form-section-words">
				<h1>{receipt.heading}</h1>
				<p className="lead">{text}</p>
			</div>
			<div className="receipt">
				<ReceiptThread {...{ form, reference }} copy={receipt} locale={pageLocale}>
					<p>{receipt.dueByOffice}</p>
					<OfficeTimes moment={dueAt} />
				</ReceiptThread>
				{hasMail && <p>{receipt.byMail}</p>}
				<a className="button secondary" href={back.href}>
					{back.label}
				</a>
			</div>
		</div>
	);
}
