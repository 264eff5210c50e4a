import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { type CalendarDate, calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { decodeShareLink, encodeShareLink } from "#domain/readiness/share-link.ts";
import { AssessmentFormView } from "#site/service-views/AssessmentFormView.tsx";
import { AssessmentReportView } from "#site/service-views/AssessmentReportView.tsx";
import { ReportGoneView } from "#site/service-views/ReportGoneView.tsx";
import { anyAnswers, anyDay } from "#tests/support/any-answers.ts";
import { reportCopy, siteCopy } from "#tests/support/copy.ts";

const dueAt = new Date("2026-03-10T18:30:00Z");

function reportPage(answers: Answers, takenOn: CalendarDate) {
	const report = assessReadiness(answers, takenOn);
	const page = { answers, report, dueAt, hasMail: false, average: null, reference: "SL-7K4M-2Q9X" };
	return { report, page: renderToStaticMarkup(<AssessmentReportView {...page} />) };
}

describe("who sends the assessment without JavaScript", () => {
	test("reads a whole report for any answers, with every place in its messages filled in", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, takenOn) => {
				const { report, page } = reportPage(answers, takenOn);
				expect(page).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN/);
				const meters = report.measure.answeredSignals === 0 ? 0 : 6;
				expect([...page.matchAll(/role="meter"/g)]).toHaveLength(meters);
			}),
			{ numRuns: 100 },
		);
	});

	test("finds the reference, the time of the answer at each office, and the way to take it again", () => {
		const answers = { challenges: [], interests: [] };
		const [takenOn] = fc.sample(anyDay, 1);
		if (takenOn === undefined) throw new Error("No day was drawn");
		const report = assessReadiness(answers, takenOn);
		const page = renderToStaticMarkup(
			<AssessmentReportView
				{...{ answers, report, dueAt, hasMail: false, average: null }}
				reference="SL-7K4M-2Q9X"
			/>,
		);
		expect(page).toContain("<strong>SL-7K4M-2Q9X</strong>");
		const shown = page.replaceAll("\u00a0", " ");
		for (const { name, timeZone } of siteCopy.offices) {
			const time = dueAt.toLocaleTimeString("en-NZ", { timeZone, hour: "numeric", minute: "2-digit" });
			expect(shown).toMatch(new RegExp(`<dt>${name}</dt><dd><time [^>]*>[^<]* March at ${time}<`));
		}
		expect(page).toContain('href="/assessment"');
	});

	test.each([
		["2026-11-26", `${reportCopy.christmas} and ${reportCopy.newYear}`],
		["2026-11-03", reportCopy.christmas],
		["2026-12-28", ""],
		["2026-12-25", reportCopy.newYear],
		["2026-06-20", ""],
	])("and takes it on %s is told once of the holidays that its weeks include: %s", (day, holidays) => {
		const answers: Answers = { challenges: ["inventory"], interests: [] };
		const report = assessReadiness(answers, calendarDate(day));
		const page = renderToStaticMarkup(
			<AssessmentReportView
				{...{ answers, report, dueAt, hasMail: false, average: null }}
				reference="SL-7K4M-2Q9X"
			/>,
		);
		const [opening = ""] = reportCopy.holidays({ holidays: "|" }).split("|");
		expect(page.split(opening)).toHaveLength(holidays === "" ? 1 : 2);
		expect(page).toContain(holidays === "" ? reportCopy.phases[0] : reportCopy.holidays({ holidays }));
	});

	test("opens the same answers in the assessment, where a script can save and share the report", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, takenOn) => {
				const { page } = reportPage(answers, takenOn);
				const [link = "", fragment = ""] =
					/<a class="[^"]*needs-script" href="\/assessment(#r[^"]+)"/.exec(page) ?? [];
				expect(link).not.toBe("");
				expect(decodeShareLink(fragment)).toMatchObject({ ok: true, takenOn });
				expect(encodeShareLink({ answers, takenOn })).toBe(fragment.slice(1));
			}),
			{ numRuns: 20 },
		);
	});

	test(`learns after ${reportLifetimeInDays} days that the report has gone and how to have it again`, () => {
		const page = renderToStaticMarkup(<ReportGoneView />);
		expect(page).toMatch(new RegExp(`\\b${reportLifetimeInDays}\\b`));
		expect(page).toContain('href="/assessment"');
	});

	test("gets a faulty form back with every text, choice and box, and a link to what is wrong", () => {
		const values = {
			companyName: 'Kōwhai "& Sons"',
			email: "mere@",
			industry: "retail",
			challenges: ["inventory", "quality-control"],
			goals: "First\nSecond",
			rules: "unknown",
			page: "/assessment",
		};
		const problems = [{ field: "email", code: "not-an-email" as const }];
		const page = renderToStaticMarkup(<AssessmentFormView values={values} problems={problems} />);
		const checked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
			([input]) => /name="(\w+)"/.exec(input)?.[1],
		);
		expect(checked).toEqual(["industry", "challenges", "challenges", "rules"]);
		expect(page).toContain('value="Kōwhai &quot;&amp; Sons&quot;"');
		expect(page).toContain(">First\nSecond</textarea>");
		expect(page).toContain('href="#assessment-email"');
		expect(page.match(/id="assessment-email"/g)).toHaveLength(1);
		expect(page).toContain('name="page" value="/assessment"');
	});

	test("gets a form that could not be taken back with the reason above it", () => {
		const page = renderToStaticMarkup(
			<AssessmentFormView values={{ companyName: "K" }} problems={[]} notice="Try again in a minute." />,
		);
		expect(page).toMatch(/role="alert"><p>Try again in a minute\./);
	});
});
