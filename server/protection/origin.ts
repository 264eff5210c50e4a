import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a post comes from this site's own pages. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`. A post
 * with neither is accepted, because nothing here acts in a visitor's name.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
	const fetchSite = headers["sec-fetch-site"];
	if (fetchSite !== undefined) return fetchSite === "same-origin" || fetchSite === "none";
	return headers.origin === undefined || headers.origin === ownOrigin;
}
