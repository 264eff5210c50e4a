/** A figure of the company, and the entry of the list of figures that says what it rests on. */
export interface CitedFigure {
	readonly figure: string;
	readonly href: string;
	/** Marks a figure that is invented for the demonstration. */
	readonly mark?: string | undefined;
	/** Set for a figure that is aimed for. */
	readonly isTarget?: true | undefined;
}

/** A text in which figures may be cited. */
export type CitedText = string | readonly (string | CitedFigure)[];

/** Whether a figure in it is aimed for. */
export function citesTarget(text: CitedText): boolean {
	return typeof text !== "string" && text.some((part) => typeof part !== "string" && part.isTarget === true);
}

/** The mark of a text with an invented figure. */
export function markOf(text: CitedText): string | undefined {
	if (typeof text === "string") return undefined;
	return text.filter((part) => typeof part !== "string").find(({ mark }) => mark)?.mark;
}

/** The text as a document prints it: its figures without their links, and at its end the mark of an invented one. */
export function printedText(text: CitedText): string {
	const mark = markOf(text);
	return mark ? `${plainText(text)} (${mark})` : plainText(text);
}

/** The text as it reads, without the links of its figures. */
export function plainText(text: CitedText): string {
	if (typeof text === "string") return text;
	return text.map((part) => (typeof part === "string" ? part : part.figure)).join("");
}
