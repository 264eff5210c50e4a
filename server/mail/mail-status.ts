import type { Database } from "#server/database/database.ts";
import { countDue } from "#server/outbox/list-outbox.ts";
import type { Settings } from "#server/settings.ts";

/** What the person who starts the service, or lists the leads, should know of its mails. */
export async function mailStatus({ mail }: Settings, { kysely }: Database): Promise<string> {
	if (mail !== null)
		return `by ${mail.server.host}, to ${mail.team.map(({ address }) => address).join(", ")}`;
	const due = await countDue(kysely, "mail", new Date());
	const waiting = due === 1 ? "1 email waits" : `${due} emails wait`;
	return `no mail server is set (SMTP_URL): ${waiting} in the outbox`;
}
