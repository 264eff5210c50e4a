/** What a saved reply can have places for, written `{firstName}`; the client fills them before it is sent. */
export const placeholders = ["firstName", "lastName", "name", "company", "reference", "sender"] as const;

export type PlaceholderName = (typeof placeholders)[number];

/** Puts what is known of a lead into a saved reply. A place that nothing is known for stays, so that its author sees it. */
export function fillPlaceholders(text: string, values: Readonly<Record<PlaceholderName, string>>): string {
	return text.replace(/\{(\w+)\}/g, (place, written: string) => {
		const name = placeholders.find((each) => each === written);
		return name === undefined || values[name] === "" ? place : values[name];
	});
}

/** The places of saved replies that are still in a text, such as `{company}`. */
export function unfilledIn(text: string): string[] {
	return placeholders.map((name) => `{${name}}`).filter((place) => text.includes(place));
}

/** The places of a text that nothing fills, such as `{firstname}`: it is refused with them. */
export function unknownPlaces(text: string): string[] {
	const known: readonly string[] = placeholders;
	return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([place, name = ""]) =>
		known.includes(name) ? [] : [place],
	);
}
