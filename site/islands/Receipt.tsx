import { useEffect, useRef } from "react";
import { OwnZoneReceipt, type OwnZoneReceiptProps } from "#site/islands/OwnZoneReceipt.tsx";

interface ReceiptProps extends OwnZoneReceiptProps {
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a submission: the reference, when a person replies, and what happens next. It takes focus. */
export function Receipt({ again, ...receipt }: ReceiptProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{receipt.copy.heading}</h3>
			<OwnZoneReceipt {...receipt} />
			<button type="button" className="text-button" onClick={again}>
				{receipt.copy.again}
			</button>
		</div>
	);
}
