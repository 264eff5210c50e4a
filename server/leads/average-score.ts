import type { Kysely } from "kysely";
import { formValues } from "#domain/desk/values.ts";
import { hour } from "#domain/durations.ts";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { minAssessments, type PublishedAverage } from "#domain/readiness/published-average.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import { atMostEvery } from "#server/database/at-most-every.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { logUnlessUnavailable } from "#server/log/log-unless-unavailable.ts";

const pageSize = 200;

/** Works the average out once an hour at most, however often it is asked for; null while there are too few assessments, or the database is away. */
export function averageScoreReader(database: Database): () => Promise<PublishedAverage | null> {
	const read = atMostEvery(hour, () =>
		readAverageScore(database.kysely).catch((error: unknown) => {
			logUnlessUnavailable(database, "average-score", error);
			throw error;
		}),
	);
	return () => read().catch(() => null);
}

/** Of all assessments but samples, spam and those without an answer. */
export async function readAverageScore(kysely: Kysely<Tables>): Promise<PublishedAverage | null> {
	let assessments = 0;
	let sum = 0;
	for await (const values of assessedValues(kysely)) {
		const { answeredSignals, overall } = measureReadiness(answersOfForm(values));
		if (answeredSignals === 0) continue;
		assessments += 1;
		sum += overall.score;
	}
	return assessments < minAssessments ? null : { assessments, score: shownPoints(sum / assessments) };
}

/** Some at a time, so that memory does not grow with their number, and visitors are answered in between. */
async function* assessedValues(kysely: Kysely<Tables>) {
	const wanted = kysely
		.selectFrom("leads")
		.select(["id", "form_values"])
		.where("form", "=", "assessment")
		.where("model_version", "=", currentModelVersion)
		.where("state", "<>", "spam")
		.where("is_sample", "=", 0)
		.orderBy("id")
		.limit(pageSize);
	let page = await wanted.execute();
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		for (const { form_values } of page) yield formValues.parse(JSON.parse(form_values));
		page = await wanted.where("id", ">", last.id).execute();
	}
}
