import { type ReactNode, useEffect, useRef } from "react";

interface ReceiptBoxProps {
	readonly heading: string;
	readonly children: ReactNode;
}

/** What takes the place of a form once it is sent or written as a mail. It takes focus. */
export function ReceiptBox({ heading, children }: ReceiptBoxProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div className="receipt" ref={box} tabIndex={-1} role="status">
			<h3>{heading}</h3>
			{children}
		</div>
	);
}
