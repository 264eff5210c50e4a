import type { ReceiptPage } from "#domain/service/service-views.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { formCopyAt } from "#site/service-views/form-copy.ts";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";

/** The receipt where no script can tell the visitor's zone: the due time at each office. */
export function ReceiptView({ form, reference, dueAt, hasMail }: ReceiptPage) {
	const { text, next, back } = serviceMessagesIn(pageLocale).receiptPage;
	const { receipt } = formCopyAt("/", form);
	return (
		<div className="form-section">
			<div className="form-section-words">
				<h1>{receipt.heading}</h1>
				<p className="lead">
					{receipt.reference}: <strong>{reference}</strong>
				</p>
				<p>{text}</p>
			</div>
			<div className="receipt">
				<p>{receipt.dueByOffice}</p>
				<OfficeTimes moment={dueAt} />
				<p>
					<strong>{next}</strong>
				</p>
				<ol>
					{receipt.next.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				{hasMail && <p>{receipt.byMail}</p>}
				<a className="button secondary" href={back.href}>
					{back.label}
				</a>
			</div>
		</div>
	);
}
