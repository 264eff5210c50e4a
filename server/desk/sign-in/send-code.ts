import type { DeskCode } from "#domain/mail/mail-content.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { logEvent } from "#server/log/log-event.ts";
import { composeMessage } from "#server/mail/compose-message.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { sendMail } from "#server/mail/send-mail.ts";

/** Milliseconds for the whole of it: a code that comes later is of little use. */
const attemptTimeout = 30_000;

/**
 * Mails a one-time code at once, where mail is set up. It does not go through the outbox, where it would stand to be read; when
 * it does not arrive, or the service stops meanwhile, its person asks again.
 */
export async function sendCode(
	{ settings: { mail, siteOrigin }, views, stopping }: Pick<DeskContext, "settings" | "views" | "stopping">,
	to: string,
	code: DeskCode,
): Promise<void> {
	if (mail === null) return;
	const message = await composeMessage({
		mail: (await views()).deskCodeMail(code, siteOrigin),
		from: mail.from,
		to: [{ name: code.name, address: to }],
		replyTo: null,
		now: new Date(),
		dkim: readDkimKey(mail),
	});
	const outcome = await sendMail(mail.server, message, async () => undefined, stopping, attemptTimeout);
	if (outcome.kind !== "sent") logEvent("desk-code", { outcome: outcome.kind });
}
