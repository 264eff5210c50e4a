import { useEffect, useRef } from "react";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";
import type { ReceiptCopy } from "#site/islands/lead-form-copy.ts";
import { localTime } from "#site/islands/local-time.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

interface ReceiptProps {
	readonly receipt: SubmissionReceipt;
	readonly copy: ReceiptCopy;
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a submission: the reference, when a person replies, and what happens next. It takes focus. */
export function Receipt({ receipt, copy, again }: ReceiptProps) {
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
					{formatMessage(copy.due, { due: localTime(new Date(receipt.dueAt)) })}
				</time>
			</p>
			<ol>
				{copy.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<button type="button" className="text-button" onClick={again}>
				{copy.again}
			</button>
		</div>
	);
}
