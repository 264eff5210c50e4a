import { averagePath } from "#domain/readiness/published-average.ts";
import { inTime } from "#server/database/in-time.ts";
import type { Route } from "#server/service-context.ts";

/** The average of all assessments; `null` while there are too few, or the database can't say in time. */
export const averageScoreRoute: Route = async (app, { context: { averageScore } }) => {
	app.get(averagePath, async (_request, reply) =>
		reply
			.type("application/json; charset=utf-8")
			.header("Cache-Control", "no-cache")
			.send(JSON.stringify(await inTime(averageScore()))),
	);
};
