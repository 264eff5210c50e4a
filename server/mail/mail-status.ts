import type { Database } from "#server/database/database.ts";
import { countUnsent } from "#server/outbox/list-outbox.ts";
import type { Settings } from "#server/settings.ts";

/** What the person who starts the service, or lists the leads, should know of its mails. */
export async function mailStatus(
	{ mail }: Pick<Settings, "mail">,
	{ kysely }: Pick<Database, "kysely">,
): Promise<string> {
	if (mail !== null)
		return `by ${mail.server.host}, to ${mail.team.map(({ address }) => address).join(", ")}`;
	const unsent = await countUnsent(kysely, "mail", new Date());
	const waiting = unsent === 1 ? "1 email waits" : `${unsent} emails wait`;
	return `no mail server is set (SMTP_URL): ${waiting} in the outbox`;
}
