import { day } from "#domain/durations.ts";
import type { DeskCode, LeadOfMail, MailContent, WrittenAnswer } from "#domain/mail/mail-content.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { renderMail } from "#site/service-views/mail/render-mail.tsx";

export const nasty = `<script>alert("1")</script> & 'two'`;
export const values = {
	firstName: "Mere",
	lastName: "Tāmati",
	email: "mere@example.co.nz",
	message: `First line\n\n${nasty}\n{name} {reference}`,
};
export const lead: LeadOfMail = {
	id: "1",
	token: "unguessable",
	reference: "SL-7K4M-2Q9X",
	form: "contact",
	state: "new",
	receivedAt: new Date("2026-11-22T01:00:00Z"),
	dueAt: new Date("2026-11-23T01:00:00Z"),
	replyDueAt: new Date("2026-11-23T01:00:00Z"),
	lastContactAt: new Date("2026-11-22T01:00:00Z"),
	page: "/contact",
	timeZone: null,
	values,
	spamSignals: [],
	assessment: null,
	isCut: false,
};
const [paper] = whitePapersIn("en");
const webinar = webinarsIn("en").find(({ format }) => format === "live");
if (paper === undefined || webinar === undefined) throw new Error("There is no paper or no session");
export const forPaper = { ...lead, form: "paper", values: { ...values, paper: paper.slug } };
export const registration = { ...lead, form: "webinar", values: { ...values, webinar: webinar.slug } };
/** Of a registration days ahead. */
export const confirmation = {
	purpose: "webinar-confirmation",
	lead: registration,
	...{ hasPromise: true, hasReminder: true, hasBegun: false },
} as const;
/** Sent after the session. */
export const forRecording = { ...registration, receivedAt: new Date(webinarEnd(webinar).getTime() + day) };
export const assessment: LeadOfMail = {
	...lead,
	form: "assessment",
	values: { ...values, experience: "basic", challenges: ["inventory", "quality-control"], goals: nasty },
	assessment: { takenOn: calendarDate("2026-11-22"), modelVersion: currentModelVersion },
};
export const byMail: LeadOfMail = {
	...lead,
	form: "mail",
	page: null,
	values: { ...values, name: "Mere", subject: "Orchards", attachments: "plan.pdf (12 kB)" },
	isCut: true,
};
export const answer: WrittenAnswer = {
	...{ kind: "answer", from: values.email, subject: "Re: Orchards", text: nasty, isAutomatic: false },
	...{ attachments: [{ name: "plan.pdf", size: 12_000 }], isCut: true },
};
export const digest = {
	open: [lead, assessment],
	openCount: 60,
	lateCount: 3,
	suspectedCount: 1,
	troubledCount: 2,
	putOffReplyCount: 1,
	failedEventCount: 2,
	isMailboxUnread: true,
	now: new Date("2026-11-23T19:00:00Z"),
};

export const code: DeskCode = {
	name: "Ana",
	code: "7K4M2-Q9XWB",
	link: "https://southlight.example/desk/sign-in#link=x",
	kind: "sign-in",
	expiresAt: new Date("2026-11-23T19:00:00Z"),
};

export const everyMail: Readonly<Record<string, MailContent>> = {
	"a receipt": { purpose: "receipt", lead, hasCopy: true, hasPromise: true },
	"a receipt that leaves late": { purpose: "receipt", lead, hasCopy: true, hasPromise: false },
	"the receipt of an assessment": { purpose: "receipt", lead: assessment, hasCopy: true, hasPromise: true },
	"the receipt of a request for a recording": {
		purpose: "receipt",
		lead: forRecording,
		hasCopy: true,
		hasPromise: true,
	},
	"a paper": { purpose: "paper-link", lead: forPaper, hasPromise: true },
	"a confirmation": confirmation,
	"a reminder of tomorrow": { purpose: "reminder-day", lead: registration },
	"a reminder of the next hour": { purpose: "reminder-hour", lead: registration },
	"a lead": { purpose: "team-lead", lead },
	"a registration while the session is under way": {
		purpose: "team-lead",
		lead: registration,
		hasBegun: true,
	},
	"a lead that came by mail": { purpose: "team-lead", lead: byMail },
	"an answer": { purpose: "team-answer", lead, answer },
	"a warning": { purpose: "reply-warning-4h", lead, hoursLeft: 4 },
	"the digest": { purpose: "digest", digest },
};

/** A mail as it is sent. @param origin of the site, where it is known */
export function mail(content: MailContent, origin: string | null = null) {
	const rendered = renderMail(content, origin);
	if (rendered === null) throw new Error("There is nothing to say");
	return rendered;
}
