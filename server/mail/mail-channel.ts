import { senderName } from "#domain/leads/lead.ts";
import { greetingName } from "#domain/mail/greeting-name.ts";
import type { LeadOfMail, MailContent } from "#domain/mail/mail-content.ts";
import { isTeamMail, visitorMails } from "#domain/mail/mail-purpose.ts";
import type { NamedAddress } from "#domain/mail/named-address.ts";
import type { ServiceViews } from "#domain/service/service-views.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Database } from "#server/database/database.ts";
import { settleReply } from "#server/desk/replies/refused-reply.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { composeMessage } from "#server/mail/compose-message.ts";
import type { DkimKey } from "#server/mail/dkim-key.ts";
import { mailContentOf } from "#server/mail/mail-content-of.ts";
import type { MailSettings } from "#server/mail/mail-settings.ts";
import { prepareReply, replyPurpose } from "#server/mail/reply-mail.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { type Channel, type OutboxItem, readEnvelope, type Withdrawal } from "#server/outbox/outbox-item.ts";

interface MailParts {
	readonly database: Database;
	readonly mail: MailSettings;
	/** Of the links in mails; null for the address that the site is built for. */
	readonly origin: string | null;
	readonly build: {
		readonly site: Pick<SiteBuild, "sessions">;
		readonly views: () => Promise<Pick<ServiceViews, "mail">>;
	};
	readonly dkim: DkimKey | null;
	/** The address of the mailbox that answers come to; null where none is read. */
	readonly mailbox: string | null;
}

/** How mails are written and sent. */
export function createMailChannel({ database, mail, origin, build, dkim, mailbox }: MailParts): Channel {
	return {
		async prepare(item, now) {
			if (item.purpose === replyPurpose) return prepareReply({ database, mail, dkim }, item, now);
			const found = await mailContentOf(database, item, { ...build.site, mailbox }, now);
			if (found.kind !== "content") return found;
			const rendered = (await build.views()).mail(found.content, origin);
			if (rendered === null) return { kind: "superfluous", why: "There is nothing left to say." };
			const addresses = addressesOf(found.content, teamOf(item, mail));
			const message = await composeMessage({ mail: rendered, from: mail.from, ...addresses, now, dkim });
			const visitor = isTeamMail(found.content.purpose) ? null : addresses.to[0];
			return {
				...{ kind: "message", ...message },
				...(visitor && { recipient: comparedAddress(visitor.address) }),
			};
		},
		withdrawal: (item) => withdrawalOf(database, item),
		settled: settleReply,
		send: (message, handOver, signal) => sendMail(mail.server, message, handOver, signal),
	};
}

/** What goes to a visitor is not sent once their lead is marked as spam, or the one that it is part of. */
async function withdrawalOf(
	{ kysely }: Database,
	{ purpose, lead_id: id }: OutboxItem,
): Promise<Withdrawal | null> {
	if (!visitorMails.some((each) => each === purpose)) return null;
	const whole = kysely.selectFrom("leads").select("merged_into").where("id", "=", id);
	const spam = kysely
		.selectFrom("leads")
		.select("id")
		.where("state", "=", "spam")
		.where(({ eb, or }) => or([eb("id", "=", id), eb("id", "=", whole)]));
	if ((await spam.executeTakeFirst()) === undefined) return null;
	return { kind: "superfluous", why: "The lead is marked as spam." };
}

/** All of the team; of a mail that came back, those whom it came back from, as long as they are all of the team. */
function teamOf({ envelope }: OutboxItem, { team }: MailSettings): readonly NamedAddress[] {
	const cameBackFrom = envelope === null ? [] : readEnvelope(envelope).to.map(comparedAddress);
	const without = team.filter(({ address }) => cameBackFrom.includes(comparedAddress(address)));
	return without.length > 0 && without.length === cameBackFrom.length ? without : team;
}

function addressesOf(content: MailContent, team: readonly NamedAddress[]) {
	if (content.purpose === "digest") return { to: team, replyTo: null };
	const visitor = visitorOf(content.lead);
	if (isTeamMail(content.purpose)) return { to: team, replyTo: visitor };
	return { to: [{ ...visitor, name: greetingName(visitor.name) ?? "" }], replyTo: null };
}

function visitorOf({ values }: LeadOfMail): NamedAddress {
	return { name: senderName(values), address: String(values["email"] ?? "") };
}
