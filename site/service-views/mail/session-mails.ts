import { formatMessage } from "#domain/locale/message.ts";
import { formatSession } from "#domain/locale/session-formats.ts";
import { knownTimeZone } from "#domain/locale/time-zone.ts";
import type { MailContent } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { sessionCalendar } from "#site/catalogue/session-calendar.ts";
import { officesIn, type Webinar, webinarsIn } from "#site/catalogue/webinars.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";
import { visitorTimes } from "#site/service-views/mail/times.ts";
import { greeting, promise } from "#site/service-views/mail/visitor-mails.ts";

const parts = {
	"webinar-confirmation": "confirmation",
	"reminder-day": "day",
	"reminder-hour": "hour",
} as const;

type SessionContent = Extract<MailContent, { purpose: keyof typeof parts }>;
type Confirmation = Extract<MailContent, { purpose: "webinar-confirmation" }>;
type JoinPart = (typeof parts)[keyof typeof parts] | "begun";
type LiveWebinar = Extract<Webinar, { format: "live" }>;

/** Confirms the registration for a session, or reminds of it. The confirmation adds it to a calendar. */
export function sessionMail(content: SessionContent, origin: string): MailDraft | null {
	const { lead } = content;
	const webinar = webinarsIn(pageLocale).find(({ slug }) => slug === lead.values["webinar"]);
	if (webinar?.format !== "live") return null;
	const { session, facts } = mailMessagesIn(pageLocale);
	const { title } = webinar;
	const part = parts[content.purpose];
	const confirmed = content.purpose === "webinar-confirmation" ? content : null;
	const page = origin + webinar.path;
	return {
		subject: formatMessage(session.subject[part], { title }, pageLocale),
		preview: preview(webinar, lead.timeZone),
		why: "visitor",
		blocks: [
			{ kind: "title", text: title },
			greeting(lead),
			{ kind: "paragraph", text: session.text[confirmed?.hasBegun ? "begun" : part] },
			...joining(webinar, confirmed ? joinPartOf(confirmed) : part),
			{ kind: "paragraph", text: session.when },
			{ kind: "facts", facts: [...sessionTimes(webinar, lead.timeZone), ...sessionFacts(webinar)] },
			...(confirmed ? afterConfirmation(confirmed.hasReminder) : []),
			{ kind: "paragraph", text: session.page },
			{ kind: "address", href: page },
			{ kind: "facts", facts: [{ label: facts.reference, value: lead.reference }] },
			...(confirmed?.hasPromise ? promise(lead) : []),
		],
		...(confirmed && {
			calendar: sessionCalendar(webinar, pageLocale, page, webinar.joinUrl),
		}),
	};
}

function preview({ startsAt, durationMinutes: minutes }: LiveWebinar, timeZone: string | null): string {
	const { session } = mailMessagesIn(pageLocale);
	const [home] = officesIn(pageLocale);
	const own = knownTimeZone(timeZone);
	const zone = own ?? home.timeZone;
	const day = formatSession(startsAt, "day", pageLocale, zone);
	const time = formatSession(startsAt, "time", pageLocale, zone, own !== null);
	if (own !== null) return formatMessage(session.previewInYourTime, { day, time, minutes }, pageLocale);
	return formatMessage(session.preview, { day, time, office: home.name, minutes }, pageLocale);
}

/** Who registers in the last hour gets no reminder, and who registers later has missed its start. */
function joinPartOf({ hasBegun, hasReminder }: Confirmation): JoinPart {
	if (hasBegun) return "begun";
	return hasReminder ? "confirmation" : "hour";
}

function joining({ joinUrl }: LiveWebinar, part: JoinPart): MailBlock[] {
	const { join, joinLater } = mailMessagesIn(pageLocale).session;
	if (joinUrl === undefined) return [{ kind: "paragraph", text: joinLater[part] }];
	return [
		{ kind: "button", label: join, href: joinUrl },
		{ kind: "address", href: joinUrl },
	];
}

/** With the year: people register months ahead. */
function sessionTimes({ startsAt }: LiveWebinar, timeZone: string | null) {
	return visitorTimes(timeZone, (...zone) => formatSession(startsAt, "moment", pageLocale, ...zone));
}

function sessionFacts({ durationMinutes, speaker }: LiveWebinar) {
	const { length, minutes, speaker: label } = mailMessagesIn(pageLocale).session;
	return [
		{ label: length, value: formatMessage(minutes, { count: durationMinutes }, pageLocale) },
		{ label, value: speaker },
	];
}

function afterConfirmation(hasReminder: boolean): MailBlock[] {
	const { calendar, reminders } = mailMessagesIn(pageLocale).session;
	return [{ kind: "paragraph", text: hasReminder ? `${calendar} ${reminders}` : calendar }];
}
