import type { ReactNode } from "react";
import { type CitedFigure, type CitedText, markOf } from "#domain/claims/cited-text.ts";
import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import "#site/ui/figure-link.css";

/** A text whose figures lead to what they rest on. What is invented is marked at its end, so that no sentence is interrupted. */
export function Cited({ text }: { readonly text: CitedText }) {
	if (typeof text === "string") return text;
	const mark = markOf(text);
	return (
		<>
			{text.map((part) => (typeof part === "string" ? part : <FigureLink key={part.href} {...part} />))}
			{mark && <EndMark mark={mark} />}
		</>
	);
}

function FigureLink({ href, figure }: CitedFigure) {
	return (
		<a className="figure-link" href={href}>
			{figure}
		</a>
	);
}

function EndMark({ mark }: { readonly mark: string }) {
	return (
		<>
			{" "}
			<ExampleMark mark={mark} />
		</>
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
			{cited.mark && <EndMark mark={cited.mark} />}
		</>
	);
}
