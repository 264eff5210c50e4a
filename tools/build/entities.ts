const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Turns the entities that the page writer puts into attributes and text back into characters. */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
		if (decimal) return String.fromCodePoint(Number(decimal));
		return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? entity);
	});
}
