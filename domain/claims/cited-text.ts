/** A figure of the company, and the entry of the list of figures that says what it rests on. */
export interface CitedFigure {
	readonly figure: string;
	readonly href: string;
	/** Marks a figure that is invented for the demonstration. */
	readonly mark?: string | undefined;
}

/** A text in which figures may be cited. */
export type CitedText = string | readonly (string | CitedFigure)[];

/** The text as it reads, without the links of its figures. */
export function plainText(text: CitedText): string {
	if (typeof text === "string") return text;
	return text.map((part) => (typeof part === "string" ? part : part.figure)).join("");
}
