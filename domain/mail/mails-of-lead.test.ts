import { describe, expect, test } from "vitest";
import { mailLead } from "#domain/leads/mail-lead.ts";
import { isMailPurpose, isTeamMail } from "#domain/mail/mail-purpose.ts";
import { type LeadToNotify, mailsOfClearedLead, mailsOfLead } from "#domain/mail/mails-of-lead.ts";

const receivedAt = new Date("2027-03-01T00:00:00Z");
const dueAt = new Date("2027-03-02T00:00:00Z");
const session = { startsAt: "2027-03-17T16:00:00+13:00", durationMinutes: 45, format: "live" } as const;

const lead = (change: Partial<LeadToNotify>): LeadToNotify => ({
	form: "contact",
	state: "new",
	receivedAt,
	dueAt,
	session: null,
	...change,
});

/** When each mail is due. */
const plan = (change: Partial<LeadToNotify>) =>
	Object.fromEntries(mailsOfLead(lead(change)).map((mail) => [mail.purpose, mail.dueAt.toISOString()]));
const warnings = {
	"reply-warning-4h": "2027-03-01T20:00:00.000Z",
	"reply-warning-1h": "2027-03-01T23:00:00.000Z",
};
const now = receivedAt.toISOString();

describe("a lead causes", () => {
	test.each(["contact", "about", "enquiry", "assessment"] as const)(
		"by the form %s: a receipt and a mail to the team at once, and warnings before the promise would be broken",
		(form) => {
			expect(plan({ form })).toEqual({ receipt: now, "team-lead": now, ...warnings });
		},
	);

	test("by a request for a paper: the paper in place of a receipt", () => {
		expect(plan({ form: "paper" })).toEqual({ "paper-link": now, "team-lead": now, ...warnings });
	});

	test("by a registration: a confirmation, and reminders a day and an hour before, across daylight saving time", () => {
		const start = { ...session, startsAt: "2027-04-04T16:00:00+12:00" };
		expect(plan({ form: "webinar", session: start })).toEqual({
			"webinar-confirmation": now,
			"team-lead": now,
			...warnings,
			"reminder-day": "2027-04-03T04:00:00.000Z",
			"reminder-hour": "2027-04-04T03:00:00.000Z",
		});
	});

	test("no reminder for a time that has passed", () => {
		const late = { form: "webinar", session, receivedAt: new Date("2027-03-16T12:00:00Z") } as const;
		expect(Object.keys(plan(late))).not.toContain("reminder-day");
		expect(Object.keys(plan(late))).toContain("reminder-hour");
		const onTheHour = { ...late, receivedAt: new Date("2027-03-17T02:00:00Z") };
		expect(Object.keys(plan(onTheHour))).not.toContain("reminder-hour");
	});

	test.each([
		["is over", { session, receivedAt: new Date("2027-03-18T00:00:00Z") }],
		["is recorded", { session: { ...session, format: "recorded" as const } }],
		["the site does not have", { session: null }],
	])("a plain receipt when the session %s", (_, change) => {
		const purposes = Object.keys(plan({ form: "webinar", ...change }));
		expect(purposes).toContain("receipt");
		expect(purposes.filter((purpose) => purpose.startsWith("reminder"))).toEqual([]);
	});

	test("by a mail to the company: one to the team, warnings, and nothing that answers by itself", () => {
		expect(plan({ form: mailLead.id })).toEqual({ "team-lead": now, ...warnings });
	});

	test("by another form that names a session: a receipt", () => {
		expect(Object.keys(plan({ form: "contact", session }))).toContain("receipt");
	});

	test("nothing when it is suspected of being spam", () => {
		expect(mailsOfLead(lead({ state: "spam" }))).toEqual([]);
	});
});

describe("a suspected lead causes, once a person says that it is none:", () => {
	const clearedAt = new Date("2027-03-01T20:00:00Z");
	const late = (change: Partial<LeadToNotify>, at = clearedAt) =>
		Object.fromEntries(
			mailsOfClearedLead(lead(change), at).map((mail) => [mail.purpose, mail.dueAt.toISOString()]),
		);
	const cleared = clearedAt.toISOString();

	test("the receipt, while the time that it names is to come and no one has answered", () => {
		expect(late({})).toEqual({ receipt: cleared });
		expect(late({}, new Date("2027-03-02T00:00:01Z"))).toEqual({});
		expect(late({ state: "waiting" })).toEqual({});
	});

	test("the paper that was asked for, however late", () => {
		const at = new Date("2027-03-09T00:00:00Z");
		expect(late({ form: "paper", state: "replied" }, at)).toEqual({ "paper-link": at.toISOString() });
	});

	test("the confirmation of a session, and the reminders that are still due", () => {
		expect(late({ form: "webinar", session })).toEqual({
			"webinar-confirmation": cleared,
			"reminder-day": "2027-03-16T03:00:00.000Z",
			"reminder-hour": "2027-03-17T02:00:00.000Z",
		});
		const dayBefore = new Date("2027-03-16T12:00:00Z");
		expect(Object.keys(late({ form: "webinar", session }, dayBefore))).toEqual([
			"webinar-confirmation",
			"reminder-hour",
		]);
	});

	test("nothing about a session that is over by then, and nothing that answers a mail", () => {
		expect(late({ form: "webinar", session }, new Date("2027-03-18T00:00:00Z"))).toEqual({});
		expect(late({ form: mailLead.id })).toEqual({});
	});
});

test("each mail is of use for a while after it is due", () => {
	for (const { dueAt: due, giveUpAt } of mailsOfLead(lead({ form: "webinar", session })))
		expect(giveUpAt.getTime()).toBeGreaterThan(due.getTime());
});

test("mails to the team are told from those to visitors", () => {
	const purposes = mailsOfLead(lead({ form: "webinar", session })).map(({ purpose }) => purpose);
	expect(purposes.filter(isTeamMail).sort()).toEqual(["reply-warning-1h", "reply-warning-4h", "team-lead"]);
	expect(purposes.every(isMailPurpose)).toBe(true);
	expect(isMailPurpose("newsletter")).toBe(false);
});
