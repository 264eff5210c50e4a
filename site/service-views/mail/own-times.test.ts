import { describe, expect, test } from "vitest";
import type { MailContent } from "#domain/mail/mail-content.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { mailCopy } from "#tests/support/mail-copy.ts";
import { confirmation, forPaper, lead, mail, registration } from "#tests/support/mail-examples.ts";

const session = webinarsIn("en").find(({ slug }) => slug === registration.values.webinar);
const start = session?.format === "live" ? session.startsAt : "";
const { dueAt } = lead;

/** Each mail to a visitor that tells a time, with that time, as a device in a zone has sent the form. */
const mails: readonly [string, Date, (timeZone: string | null) => MailContent][] = [
	["receipt", dueAt, (timeZone) => ({ ...receipt, lead: { ...lead, timeZone } })],
	["paper", dueAt, (timeZone) => ({ ...paper, lead: { ...forPaper, timeZone } })],
	["confirmation", new Date(start), (timeZone) => ({ ...confirmed, lead: { ...registration, timeZone } })],
	["reminder of tomorrow", new Date(start), (timeZone) => reminder("reminder-day", timeZone)],
	["reminder of the next hour", new Date(start), (timeZone) => reminder("reminder-hour", timeZone)],
];
const receipt = { purpose: "receipt", hasCopy: false, hasPromise: true } as const;
const paper = { purpose: "paper-link", hasPromise: true } as const;
const confirmed = { ...confirmation, hasPromise: false };
const reminder = (purpose: "reminder-day" | "reminder-hour", timeZone: string | null) => ({
	...{ purpose, lead: { ...registration, timeZone } },
});

/** What a mail says of times, line by line. */
function timesIn(content: MailContent): string[] {
	const lines = mail(content)
		.text.replace(/\s(?=[ap]m\b)/g, " ")
		.split("\n");
	return lines.filter((line) => /\d:\d\d [ap]m/.test(line));
}

/** A time of day, as a mail writes it. */
function clock(moment: Date, timeZone: string): string {
	const options = { timeZone, hour: "numeric", minute: "2-digit" } as const;
	return moment.toLocaleString("en-NZ", options).replace(/\s/g, " ");
}

const offices = siteCopy.offices.map(({ name }) => name);
const labels = (times: readonly string[]) => times.map((line) => line.replace(/:.*/, ""));

describe.each(mails)("a visitor reads in the %s", (_, moment, content) => {
	test("the time by their own clock first, with its zone, then at each office", () => {
		const times = timesIn(content("America/New_York"));
		expect(labels(times)).toEqual([mailCopy.yourTime, ...offices]);
		expect(times[0]).toContain(clock(moment, "America/New_York"));
		expect(times[0]).toMatch(/GMT-[45]$/);
	});

	test.each(siteCopy.offices)("a time once that their clock and that of $name show alike", (office) => {
		const others = offices.filter((name) => name !== office.name);
		expect(labels(timesIn(content(office.timeZone)))).toEqual([mailCopy.yourTime, ...others]);
	});

	test.each([null, "Mars/Olympus"])("the time at each office, where the zone is %j", (timeZone) => {
		expect(labels(timesIn(content(timeZone)))).toEqual(offices);
	});
});

test("a visitor sees the time of a session by their own clock before they open the mail", () => {
	const { html } = mail({ ...confirmed, lead: { ...registration, timeZone: "America/New_York" } });
	const [preview = ""] = html.match(/<div style="display:none[^>]*>[^<]*/) ?? [];
	expect(preview.replace(/\s/g, " ")).toContain(clock(new Date(start), "America/New_York"));
});
