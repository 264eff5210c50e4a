import { minute } from "#domain/durations.ts";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import { atMostEvery } from "#server/database/at-most-every.ts";
import { inTime } from "#server/database/in-time.ts";
import { readPublishedReplyTimes } from "#server/desk/numbers/published-reply-times.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";
import { withReplyTimes } from "#server/responses/reply-times-page.ts";
import type { Route } from "#server/service-context.ts";

/** The built page with the figures in it; the page as it is while there are too few, or the database can't say in time. */
export const replyTimesRoute: Route = async (app, { context: { database, site, replyTimesPage } }) => {
	if (replyTimesPage === null) return;
	const { html, policy } = replyTimesPage;
	const readFigures = atMostEvery(minute, () =>
		readPublishedReplyTimes(database.kysely, new Date()).catch((error: unknown) => {
			logUnlessUnavailable(database, "reply-times", error);
			return null;
		}),
	);
	app.get(replyTimesPath, async (_request, reply) =>
		reply
			.type("text/html; charset=utf-8")
			.header("Content-Security-Policy", policy)
			.header("Cache-Control", "no-cache")
			.send(withReplyTimes(html, await inTime(readFigures()), site.failures.locale)),
	);
};
