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

/** The text as it reads, without the links of its figures. */
export function plainText(text: CitedText): string {
	if (typeof text === "string") return text;
	return text.map((part) => (typeof part === "string" ? part : part.figure)).join("");
}
