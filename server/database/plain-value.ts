/** The tables hold texts and numbers. Each driver would turn anything else into one of these by rules of its own. */
export function plainValue(parameter: unknown): string | number | null {
	if (parameter === null || typeof parameter === "string" || typeof parameter === "number") return parameter;
	throw new TypeError(`The tables hold texts and numbers, not a value of type ${typeof parameter}`);
}
