import { useRef } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { fieldCopy } from "#site/islands/assessment/field-copy.ts";
import { composeMail, mailAddress } from "#site/islands/composed-mail.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { OwnZoneReceipt } from "#site/islands/OwnZoneReceipt.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReportDeliveryProps {
	readonly delivery: Exclude<Delivery, { kind: "none" }>;
	readonly retry: () => void;
	/** The company's address. */
	readonly email: string;
	readonly copy: ReportCopy;
}

function DeliveryText({ delivery, retry, email, copy: { delivery: copy, locale } }: ReportDeliveryProps) {
	if (delivery.kind === "sending") return <p>{copy.sending}</p>;
	if (delivery.kind === "stored")
		return (
			<>
				<p>
					<strong>{copy.receipt.heading}</strong>
				</p>
				<OwnZoneReceipt
					form={assessmentForm.id}
					receipt={delivery.receipt}
					copy={copy.receipt}
					locale={locale}
				/>
			</>
		);
	const composed = composeMail(assessmentForm, delivery.values, fieldCopy(), copy.subject);
	const mail = (
		<a className="button small secondary" href={mailAddress(email, composed)}>
			{copy.mail}
		</a>
	);
	if (delivery.kind === "composed") {
		return (
			<>
				<p>{copy.composed}</p>
				<div className="actions">{mail}</div>
			</>
		);
	}
	return (
		<>
			<p>
				{copy.failed} {delivery.message}
			</p>
			<div className="actions">
				<button type="button" className="button small" onClick={retry}>
					{copy.retry}
				</button>
				{mail}
			</div>
		</>
	);
}

/** What became of the submission, above a report that is complete in any case. */
export function ReportDelivery({ retry, ...props }: ReportDeliveryProps) {
	const box = useRef<HTMLDivElement>(null);
	function retryHere(): void {
		// The button that was pressed goes; what becomes of the submission is told here.
		box.current?.focus();
		retry();
	}
	return (
		<div className={`report-delivery ${props.delivery.kind}`} ref={box} tabIndex={-1} role="status">
			<DeliveryText {...props} retry={retryHere} />
		</div>
	);
}
