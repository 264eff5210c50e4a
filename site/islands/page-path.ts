/** The path of the page, without the slash that an address may end with. */
export function pagePath(): string {
	return location.pathname.replace(/(.)\/$/, "$1");
}
