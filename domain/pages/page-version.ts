const versionEnd = /^(.*)\/from\/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * Where the build keeps what a page shows from a moment on, e.g. "/resources/webinars/from/20270217T040000Z".
 * The service answers with it at the page's own address once the moment has passed. Whole seconds only.
 */
export function versionAddress(page: string, from: Date): string {
	return `${page}/from/${from.toISOString().replace(/[-:]|\.\d+/g, "")}`;
}

/** The page and the moment that such an address names; null for any other address. */
export function readVersionAddress(address: string): { page: string; from: Date } | null {
	const [whole, page = "", year, month, day, hour, minute, second] = versionEnd.exec(address) ?? [];
	if (whole === undefined) return null;
	const from = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
	return Number.isNaN(from.getTime()) ? null : { page, from };
}
