import type { ReactNode } from "react";
import type { CitedFigure, CitedText } from "#domain/claims/cited-text.ts";
import "#site/ui/figure-link.css";

/** A text whose figures lead to what they rest on. */
export function Cited({ text }: { readonly text: CitedText }) {
	if (typeof text === "string") return text;
	return text.map((part) =>
		typeof part === "string" ? (
			part
		) : (
			<CitedValue key={part.href} cited={part}>
				{part.figure}
			</CitedValue>
		),
	);
}

interface CitedValueProps {
	readonly cited: CitedFigure;
	readonly children: ReactNode;
}

/** A figure, or a fact with one in it, leading to its entry in the list of figures; an invented one is marked. */
export function CitedValue({ cited, children }: CitedValueProps) {
	return (
		<>
			<a className="figure-link" href={cited.href}>
				{children}
			</a>
			{cited.mark && (
				<>
					{" "}
					<small className="example-mark">{cited.mark}</small>
				</>
			)}
		</>
	);
}
