import type { FormId } from "#domain/forms/forms.ts";
import { leadFormCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/page-locale.ts";
import { receivedIn } from "#site/catalogue/service-pages.ts";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";

interface ReceiptViewProps {
	readonly form: FormId;
	readonly reference: string;
	readonly dueAt: Date;
}

/** The receipt where no script can tell the visitor's zone: the due time at each office. */
export function ReceiptView({ form, reference, dueAt }: ReceiptViewProps) {
	const received = receivedIn(pageLocale);
	const { receipt } = leadFormCopy(form, { path: "/" }, pageLocale);
	return (
		<div className="form-section">
			<div className="form-section-words">
				<h1>{receipt.heading}</h1>
				<p className="lead">
					{receipt.reference}: <strong>{reference}</strong>
				</p>
				<p>{received.text}</p>
			</div>
			<div className="receipt">
				<p>{receipt.dueByOffice}</p>
				<OfficeTimes moment={dueAt} />
				<p>
					<strong>{received.next.heading}</strong>
				</p>
				<ol>
					{receipt.next.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<a className="button secondary" href={received.back.href}>
					{received.back.label}
				</a>
			</div>
		</div>
	);
}
