interface Measured {
	readonly name: string;
	/** All of 100, rounded down. */
	readonly value: number;
	/** What a screen reader says in place of the bare figure. */
	readonly text: string;
}

/** Makes an element a meter for a screen reader: a <meter> can't hold a drawing, and browsers ignore styles for it. */
export function meterRole({ name, value, text }: Measured) {
	return {
		role: "meter",
		"aria-label": name,
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		"aria-valuenow": value,
		"aria-valuetext": `${value}. ${text}`,
	} as const;
}
