/** The id of a heading, to link to. An id begins with a letter, which a numbered heading does not. */
function headingId(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.replace(/^(?=\d)/, "part-");
}

/** The ids of a text's headings, one after the other: a heading that comes again has a number. */
export function headingIds(): (text: string) => string {
	const given = new Set<string>();
	return (text) => {
		const first = headingId(text);
		let id = first;
		for (let number = 2; given.has(id); number += 1) id = `${first}-${number}`;
		given.add(id);
		return id;
	};
}
