import type { ReactNode } from "react";
import "#site/sections/text-section.css";
import "#site/sections/method/method.css";

export interface MethodWords {
	readonly id: string;
	readonly heading: string;
	readonly paragraphs: readonly { readonly text: string; readonly ours: boolean }[];
}

interface MethodSectionProps extends MethodWords {
	/** The mark of what is the company's own judgement. */
	readonly ours: string;
	readonly children?: ReactNode;
}

/** One rule of the model in words, and its drawing or its table where it has one. */
export function MethodSection({ id, heading, paragraphs, ours, children }: MethodSectionProps) {
	return (
		<section className="text-section" id={id}>
			<h2>{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph.text} className={paragraph.ours ? "method-ours" : undefined}>
					{paragraph.ours && <span className="visually-hidden">{ours}:</span>} {paragraph.text}
				</p>
			))}
			{children}
		</section>
	);
}
