import { type RefObject, useEffect, useRef } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { fieldCopy } from "#site/islands/assessment/field-copy.ts";
import { composeMail, mailAddress } from "#site/islands/composed-mail.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import { OwnZoneReceipt } from "#site/islands/OwnZoneReceipt.tsx";
import { showToast } from "#site/islands/toast.ts";
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

/** Milliseconds in which a report that has just opened has come to its top. */
const scrollTime = 1000;

/** What has been told already: on the way back to a report it is no news. */
const told = new WeakSet<Delivery>();

/** Tells who is at another part of the report that the answers have arrived, or have not. */
function useNews(
	delivery: Delivery,
	{ receipt, failed }: ReportCopy["delivery"],
	box: RefObject<HTMLElement | null>,
) {
	const news = delivery.kind === "stored" ? receipt.sent : delivery.kind === "failed" && failed;
	useEffect(() => {
		if (!news || told.has(delivery)) return;
		told.add(delivery);
		setTimeout(() => {
			const place = box.current?.getBoundingClientRect();
			// Who sees the note needs no other.
			if (place && (place.top > innerHeight || place.bottom < 0)) showToast(news);
		}, scrollTime);
	}, [delivery, news, box]);
}

/** What became of the submission, above a report that is complete in any case. */
export function ReportDelivery({ retry, ...props }: ReportDeliveryProps) {
	const box = useRef<HTMLDivElement>(null);
	useNews(props.delivery, props.copy.delivery, box);
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
