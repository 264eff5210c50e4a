/** The query of an address, with its question mark; nothing for what is undefined. */
export function writeQuery(values: object): string {
	const given = Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
