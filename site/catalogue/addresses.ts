import { siteAddress } from "#site/catalogue/site.ts";

/** The full address of a path of the site; the home page's ends in a slash. */
export function addressOf(path: string): string {
	return `${siteAddress()}${path}`;
}

/** The picture that a network shows next to a link to a page. The build draws it from the page. */
export function cardOf(path: string) {
	const file = path === "/" ? "/home" : path;
	return { url: addressOf(`/og${file}.jpg`), width: 1200, height: 630 };
}
