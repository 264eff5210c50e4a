import type { Database } from "#server/database/database.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { createMailChannel } from "#server/mail/mail-channel.ts";
import { digestQueue } from "#server/mail/queue-digest.ts";
import { type OutboxWorker, startOutboxWorker } from "#server/outbox/outbox-worker.ts";
import type { Settings } from "#server/settings.ts";
import { loadSiteBuild } from "#server/site-build/site-build.ts";

/** Starts to send what is in the outbox; null without a mail server, when everything waits there. */
export function startOutbox(settings: Settings, database: Database): OutboxWorker | null {
	const { buildFolder, mail, siteOrigin: origin } = settings;
	if (mail === null) return null;
	// Once, however often the outbox is looked at.
	let loaded: ReturnType<typeof loadSiteBuild> | null = null;
	const loadBuild = () => {
		loaded ??= loadSiteBuild(buildFolder);
		return loaded;
	};
	const channel = createMailChannel({ database, mail, origin, loadBuild, dkim: readDkimKey(mail) });
	return startOutboxWorker({ database, kind: "mail", channel, beforeLook: digestQueue(database, loadBuild) });
}
