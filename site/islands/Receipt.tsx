import { useEffect, useRef } from "react";
import type { SendReceipt } from "#domain/leads/contract.ts";
import type { ReceiptWords } from "#site/islands/lead-form-words.ts";
import { localTime } from "#site/islands/local-time.ts";
import { fillWords } from "#site/ui/form-words.ts";

interface ReceiptProps {
	readonly receipt: SendReceipt;
	readonly words: ReceiptWords;
	/** Opens an empty form once more. */
	readonly again: () => void;
}

/** What a visitor keeps of a sending: the reference, when a person replies, and what happens next. It takes focus. */
export function Receipt({ receipt, words, again }: ReceiptProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{words.heading}</h3>
			<p>
				{words.reference}: <strong>{receipt.reference}</strong>
			</p>
			<p>
				<time dateTime={receipt.dueAt}>
					{fillWords(words.due, { due: localTime(new Date(receipt.dueAt)) })}
				</time>
			</p>
			<ol>
				{words.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<button type="button" className="text-button" onClick={again}>
				{words.again}
			</button>
		</div>
	);
}
