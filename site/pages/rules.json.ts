const anyPage = { href_matches: "/*" };
/** What is sent, saved or subscribed to, and the desk. */
const neverFetched = ["/forms/*", "/desk", "/desk/*", "/*.txt", "/*.pdf", "/*.ics", "/*.xml"];
/** The search opens on the page itself. */
const neverRendered = [...neverFetched, "/search"];

const otherThan = (addresses: readonly string[]) => ({ not: { href_matches: addresses } });

/** The speculation rules of every page: while the pointer rests on a link, a browser fetches or renders the page behind it. */
export function GET(): Response {
	return Response.json({
		prefetch: [{ where: { and: [anyPage, otherThan(neverFetched)] }, eagerness: "moderate" }],
		prerender: [
			{ where: { and: [anyPage, otherThan(neverRendered)] }, eagerness: "moderate" },
			{
				where: { and: [{ selector_matches: ".pointed" }, anyPage, otherThan(neverRendered)] },
				eagerness: "immediate",
			},
		],
	});
}
