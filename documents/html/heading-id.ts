/** The id of a heading, to link to. An id begins with a letter, which a numbered heading does not. */
export function headingId(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.replace(/^(?=\d)/, "part-");
}
