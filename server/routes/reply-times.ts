import { type PublishedReplyTimes, replyTimesPath } from "#domain/leads/reply-promise.ts";
import { readPublishedReplyTimes } from "#server/desk/numbers/published-reply-times.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";
import { withReplyTimes } from "#server/responses/reply-times-page.ts";
import type { Route } from "#server/service-context.ts";

/** Milliseconds for which the figures are not worked out again, however often the page is asked for. */
const cacheLifetime = 60_000;

/** The built page with the figures in it; the page as it is while there are too few, or the database can't say. */
export const replyTimesRoute: Route = async (app, { context: { database, site, replyTimesPage } }) => {
	if (replyTimesPage === null) return;
	const { html, policy } = replyTimesPage;
	let figures: Promise<PublishedReplyTimes | null> = Promise.resolve(null);
	let workOutAt = 0;
	app.get(replyTimesPath, async (_request, reply) => {
		if (performance.now() >= workOutAt) {
			workOutAt = performance.now() + cacheLifetime;
			figures = readPublishedReplyTimes(database.kysely, new Date()).catch((error: unknown) => {
				logUnlessUnavailable(database, "reply-times", error);
				return null;
			});
		}
		return reply
			.type("text/html; charset=utf-8")
			.header("Content-Security-Policy", policy)
			.header("Cache-Control", "no-cache")
			.send(withReplyTimes(html, await figures, site.failures.locale));
	});
};
