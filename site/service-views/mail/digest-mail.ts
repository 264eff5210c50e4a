import { formatMessage } from "#domain/locale/message.ts";
import { formatSession } from "#domain/locale/session-formats.ts";
import type { Digest, DigestLead } from "#domain/mail/mail-content.ts";
import { lacksLink } from "#domain/webinars/webinar-state.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { officesIn, webinarsIn } from "#site/catalogue/webinars.ts";
import { kindOfLead } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";
import { atHome } from "#site/service-views/mail/team-mails.ts";

/** What waits for the team this morning; null when nothing does. */
export function digestMail(digest: Digest): MailDraft | null {
	const { team } = mailMessagesIn(pageLocale);
	const { openCount, lateCount, now } = digest;
	const blocks = [...openLeads(digest), ...otherMatters(digest)];
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

function openLeads({ open, openCount, now }: Digest): MailBlock[] {
	if (openCount === 0) return [];
	const { digest } = mailMessagesIn(pageLocale).team;
	const more = openCount - open.length;
	const rest = formatMessage(digest.more, { count: more }, pageLocale);
	return [
		{ kind: "heading", text: digest.open },
		{ kind: "facts", facts: open.map((lead) => ({ label: lead.reference, value: openLead(lead, now) })) },
		...(more > 0 ? [{ kind: "paragraph" as const, text: rest }] : []),
		{ kind: "paragraph", text: digest.all },
		{ kind: "command", text: "npm run leads" },
	];
}

function openLead(lead: DigestLead, now: Date): string {
	const { digest } = mailMessagesIn(pageLocale).team;
	const name = kindOfLead(lead)?.name ?? lead.form;
	const message = lead.dueAt < now ? digest.late : digest.lead;
	return formatMessage(message, { form: name, due: atHome(lead.dueAt) }, pageLocale);
}

function otherMatters({ suspectedCount, troubledCount, now }: Digest): MailBlock[] {
	const { digest } = mailMessagesIn(pageLocale).team;
	const counted = (message: typeof digest.suspected, count: number, command: string): MailBlock[] => {
		if (count === 0) return [];
		const text = formatMessage(message, { count }, pageLocale);
		return [
			{ kind: "paragraph", text },
			{ kind: "command", text: command },
		];
	};
	return [
		...counted(digest.suspected, suspectedCount, "npm run leads -- --all"),
		...counted(digest.troubled, troubledCount, "npm run mail -- list"),
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
