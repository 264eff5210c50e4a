import type { Database } from "#server/database/database.ts";
import { bringForwardReminders } from "#server/mail/bring-forward.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { createMailChannel } from "#server/mail/mail-channel.ts";
import { digestQueue } from "#server/mail/queue-digest.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { Settings } from "#server/settings.ts";
import type { LoadedBuild } from "#server/site-build/site-build.ts";

/** Starts to send what is in the outbox; null without a mail server, when everything waits there. */
export function startMails(
	{ mail, mailbox, siteOrigin: origin }: Settings,
	database: Database,
	build: LoadedBuild,
): OutboxWorker | null {
	if (mail === null) return null;
	const parts = { database, mail, origin, build, dkim: readDkimKey(mail) };
	const channel = createMailChannel({ ...parts, mailbox: mailbox?.address ?? null });
	const queueDigest = digestQueue(database, build.site);
	let hasNewTimes = true;
	const beforeLook = async (now: Date) => {
		await queueDigest(now);
		// The times of the sessions are those of the build, as long as the service runs.
		if (hasNewTimes) await bringForwardReminders(database, build.site.sessions, now);
		hasNewTimes = false;
	};
	return startOutboxWorker({ database, kind: "mail", channel, beforeLook });
}
