interface Measured {
	readonly name: string;
	/** All of 100, rounded down; null: nothing is measured yet. */
	readonly value: number | null;
	/** What a screen reader says in place of the bare figure. */
	readonly text: string;
}

/** Makes an element a meter for a screen reader: a <meter> can't hold a drawing, and browsers ignore styles for it. */
export function meterRole({ name, value, text }: Measured) {
	// A meter must have a value, and there is none to give.
	if (value === null) return { role: "img", "aria-label": `${name}. ${text}` } as const;
	return {
		role: "meter",
		"aria-label": name,
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		"aria-valuenow": value,
		"aria-valuetext": `${value}. ${text}`,
	} as const;
}
