import { expect, test } from "vitest";
import { sessionCalendar } from "#site/catalogue/session-calendar.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";

const webinar = webinarsIn("en").find(({ format }) => format === "live");
if (webinar?.format !== "live") throw new Error("There is no session to come");
const page = "https://www.southlight.example/a-page";
/** A calendar file with its folded lines put together. */
const file = (of: typeof webinar, location?: string) =>
	sessionCalendar(of, "en", page, location).replace(/\r\n[ \t]/g, "");
const line = (text: string, name: string) => text.split("\r\n").find((each) => each.startsWith(`${name}:`));

test("a calendar takes the session at its own time, and is asked for no answer", () => {
	const text = file(webinar);
	const start = new Date(webinar.startsAt).toISOString().replace(/[-:]|\.000/g, "");
	expect(line(text, "DTSTART")).toBe(`DTSTART:${start}`);
	expect(line(text, "METHOD")).toBe("METHOD:PUBLISH");
});

test("a file from the page and one from a mail are the same event, in which the mail names the link to join", () => {
	const joinUrl = "https://meet.example.com/room";
	const [ofPage, ofMail] = [file(webinar), file({ ...webinar, joinUrl }, joinUrl)];
	expect(line(ofMail, "UID")).toBe(line(ofPage, "UID"));
	expect(line(ofMail, "LOCATION")).toBe(`LOCATION:${joinUrl}`);
	expect(ofPage).not.toContain(joinUrl);
});

test("a session that has been moved replaces the one in the calendar", () => {
	const moved = { ...webinar, startsAt: "2027-09-01T10:00:00+12:00", timesMoved: webinar.timesMoved + 1 };
	expect(line(file(moved), "UID")).toBe(line(file(webinar), "UID"));
	expect(line(file(moved), "SEQUENCE")).toBe(`SEQUENCE:${webinar.timesMoved + 1}`);
});

test("each line of the file has its end, the last one too", () => {
	expect(sessionCalendar(webinar, "en", page)).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});
