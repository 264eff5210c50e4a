import { expect, test } from "vitest";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { readRoute } from "#site/islands/assessment/route.ts";

const link = encodeShareLink({
	answers: { experience: "some", challenges: ["inventory"], interests: [] },
	takenOn: calendarDate("2026-11-09"),
});

test.each(["", ".", "),"])("a report is known by its link, also with the mark %j behind it", (mark) => {
	expect(readRoute(`#${link}${mark}`)).toMatchObject({ kind: "report", fragment: link });
});
