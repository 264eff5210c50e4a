import type { ReceiptPage } from "#domain/service/service-views.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { formCopyAt } from "#site/service-views/form-copy.ts";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { ReceiptThread } from "#site/ui/ReceiptThread.tsx";

/** The receipt where no script can tell the visitor's zone: the due time at each office. */
export function ReceiptView({ form, reference, dueAt, hasMail }: ReceiptPage) {
	const { text, back } = serviceMessagesIn(pageLocale).receiptPage;
	const { receipt } = formCopyAt("/", form);
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
