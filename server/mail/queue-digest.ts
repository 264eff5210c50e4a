import { hour, month } from "#domain/durations.ts";
import { calendarDateIn } from "#domain/readiness/calendar.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Database } from "#server/database/database.ts";
import { rowOf } from "#server/mail/queue-mails.ts";

/** The hour of the home office's day at which the digest is due, and the one from which it is of no use. */
const firstHour = 8;
const lastHour = 12;
const morning = (lastHour - firstHour) * hour;

/** Queues the digest once in a morning, however many services run and however often they start. */
export function digestQueue(
	{ kysely }: Pick<Database, "kysely">,
	{ homeZone }: Pick<SiteBuild, "homeZone">,
): (now: Date) => Promise<void> {
	// Made once: each takes memory outside the heap.
	const clock = new Intl.DateTimeFormat("en", { timeZone: homeZone, hour: "numeric", hourCycle: "h23" });
	let queuedAt = Number.NEGATIVE_INFINITY;
	return async (now) => {
		const sinceQueued = now.getTime() - queuedAt;
		if (sinceQueued >= 0 && sinceQueued < morning) return;
		const hourNow = Number(clock.format(now));
		if (hourNow < firstHour || hourNow >= lastHour) return;
		const today = calendarDateIn(homeZone, now);
		const giveUpAt = new Date(now.getTime() + (lastHour - hourNow) * hour);
		await kysely
			.insertInto("outbox")
			.values(rowOf({ purpose: "digest", dueAt: now, giveUpAt }, today, now))
			.onConflict((conflict) => conflict.column("id").doNothing())
			.execute();
		// A digest belongs to no lead, so no erasure deletes it.
		await kysely
			.deleteFrom("outbox")
			.where("purpose", "=", "digest")
			.where("created_at", "<", new Date(now.getTime() - month).toISOString())
			.execute();
		queuedAt = now.getTime();
	};
}
