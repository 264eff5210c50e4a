import { OwnZoneReceipt, type OwnZoneReceiptProps } from "#site/islands/OwnZoneReceipt.tsx";
import { ReceiptBox } from "#site/islands/ReceiptBox.tsx";

interface ReceiptProps extends OwnZoneReceiptProps {
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a submission: the reference, when a person replies, and what happens next. */
export function Receipt({ again, ...receipt }: ReceiptProps) {
	const { copy } = receipt;
	return (
		<ReceiptBox heading={copy.heading}>
			<OwnZoneReceipt {...receipt} />
			<button type="button" className="text-button" onClick={again}>
				{copy.again}
			</button>
		</ReceiptBox>
	);
}
