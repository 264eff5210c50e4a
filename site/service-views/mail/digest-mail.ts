import { deskPages } from "#domain/desk/pages.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { formatSession } from "#domain/locale/session-formats.ts";
import type { Digest, DigestLead } from "#domain/mail/mail-content.ts";
import { lacksLink } from "#domain/webinars/webinar-state.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { officesIn, webinarsIn } from "#site/catalogue/webinars.ts";
import { atHome } from "#site/service-views/mail/at-home.ts";
import { leadAtDesk } from "#site/service-views/mail/lead-at-desk.ts";
import { kindOfLead } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";

/** What waits for the team this morning; null when nothing does. */
export function digestMail(digest: Digest, desk: string | null): MailDraft | null {
	const { team } = mailMessagesIn(pageLocale);
	const { openCount, lateCount, now } = digest;
	const blocks = [...openLeads(digest, desk), ...otherMatters(digest, desk)];
	if (blocks.length === 0) return null;
	const [{ timeZone }] = officesIn(pageLocale);
	const day = formatSession(now.toISOString(), "day", pageLocale, timeZone);
	const subject = formatMessage(team.digest.subject, { count: openCount, day }, pageLocale);
	const nothingOpen: MailBlock = { kind: "paragraph", text: team.digest.none };
	return {
		subject,
		preview: formatMessage(team.digest.preview, { late: lateCount }, pageLocale),
		why: "team",
		blocks: [{ kind: "title", text: subject }, ...(openCount === 0 ? [nothingOpen] : []), ...blocks],
	};
}

function openLeads({ open, openCount, now }: Digest, desk: string | null): MailBlock[] {
	if (openCount === 0) return [];
	const { digest } = mailMessagesIn(pageLocale).team;
	const more = openCount - open.length;
	const rest = formatMessage(digest.more, { count: more }, pageLocale);
	const facts = open.map((lead) => ({
		...{ label: lead.reference, value: openLead(lead, now) },
		...(desk !== null && { href: leadAtDesk(desk, lead.id) }),
	}));
	return [
		{ kind: "heading", text: digest.open },
		{ kind: "facts", facts },
		...(more > 0 ? [{ kind: "paragraph" as const, text: rest }] : []),
		{ kind: "paragraph", text: digest.all },
		whereToLook(desk, deskPages.inbox, "npm run leads"),
	];
}

function openLead(lead: DigestLead, now: Date): string {
	const { digest } = mailMessagesIn(pageLocale).team;
	const name = kindOfLead(lead)?.name ?? lead.form;
	const message = lead.dueAt < now ? digest.late : digest.lead;
	return formatMessage(message, { form: name, due: atHome(lead.dueAt) }, pageLocale);
}

/** The page of the desk, or the command where no address of the desk is known. */
function whereToLook(desk: string | null, page: string, command: string): MailBlock {
	return desk === null ? { kind: "command", text: command } : { kind: "address", href: desk + page };
}

function otherMatters(
	{ suspectedCount, troubledCount, putOffReplyCount, failedEventCount, isMailboxUnread, now }: Digest,
	desk: string | null,
): MailBlock[] {
	const { digest } = mailMessagesIn(pageLocale).team;
	const counted = (message: typeof digest.suspected, count: number, ...look: MailBlock[]): MailBlock[] => {
		if (count === 0) return [];
		return [{ kind: "paragraph", text: formatMessage(message, { count }, pageLocale) }, ...look];
	};
	const spam = whereToLook(desk, `${deskPages.inbox}?view=spam`, "npm run leads -- --all");
	const outbox = whereToLook(desk, deskPages.numbers, "npm run mail -- list");
	return [
		...counted(digest.suspected, suspectedCount, spam),
		...counted(digest.troubled, troubledCount, outbox),
		...counted(digest.putOff, putOffReplyCount),
		...counted(digest.events, failedEventCount),
		...(isMailboxUnread ? [{ kind: "paragraph" as const, text: digest.unread }] : []),
		...sessionsWithoutLink(now),
	];
}

function sessionsWithoutLink(now: Date): MailBlock[] {
	const soon = webinarsIn(pageLocale).filter(
		(webinar) => webinar.format === "live" && lacksLink(webinar, now),
	);
	if (soon.length === 0) return [];
	const { links } = mailMessagesIn(pageLocale).team.digest;
	return [
		{ kind: "paragraph", text: links },
		{ kind: "list", items: soon.map(({ title, startsAt }) => `${title}: ${atHome(new Date(startsAt))}`) },
	];
}
