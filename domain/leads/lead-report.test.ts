import { expect, test } from "vitest";
import { reportExpiresAt, reportOfLead } from "#domain/leads/lead-report.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness, currentModelVersion } from "#domain/readiness/report.ts";

const takenOn = calendarDate("2026-03-04");
const answers = { industry: "retail", experience: "some", challenges: ["inventory"], interests: [] } as const;
const assessment = { modelVersion: currentModelVersion, takenOn, score: 0, stage: "exploring" } as const;
const values = { ...answers, challenges: [...answers.challenges], interests: [] };

test("the report of a lead is the one that its answers give on the day on which they were given", () => {
	const found = reportOfLead({ values, assessment });
	const expected = { ...answers, challenges: [...answers.challenges], interests: [] };
	expect(found).toEqual({ answers: expected, report: assessReadiness(expected, takenOn) });
});

test("a lead of another form has no report", () => {
	expect(reportOfLead({ values, assessment: null })).toBeNull();
});

test("a lead by another version of the model has none, because this one would say something else", () => {
	const before = { ...assessment, modelVersion: currentModelVersion - 1 };
	expect(reportOfLead({ values, assessment: before })).toBeNull();
});

test("a report can be seen for thirty days", () => {
	expect(reportExpiresAt(new Date("2026-03-01T10:30:00Z"))).toEqual(new Date("2026-03-31T10:30:00Z"));
});
