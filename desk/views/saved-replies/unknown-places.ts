import { placeholders } from "#domain/desk/replies.ts";

/** The places of a text that nothing fills, such as `{firstname}`: the service refuses them. */
export function unknownPlaces(text: string): string[] {
	const known: readonly string[] = placeholders;
	return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([place, name = ""]) =>
		known.includes(name) ? [] : [place],
	);
}
