import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { defaultLocale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { type CalendarDate, calendarDate } from "#domain/readiness/calendar.ts";
import { questions, raisedValues } from "#domain/readiness/questions.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import { ReportRoadmap } from "#site/report/ReportRoadmap.tsx";
import { roadmapPhases } from "#site/report/roadmap-phases.ts";
import { liftWorkText } from "#site/report/work-text.ts";
import { anyAnswers, anyDay } from "#tests/support/any-answers.ts";

const copy = reportCopyIn(defaultLocale);
const day = calendarDate("2026-11-21");

function reportOf(answers: Answers, owner: ReportOwner = {}): string {
	const report = assessReadiness(answers, day);
	return renderToStaticMarkup(<ReadinessReportView {...{ report, answers, owner, copy }} />);
}

function roadmapOf(answers: Answers, takenOn: CalendarDate): string {
	const phases = roadmapPhases(assessReadiness(answers, takenOn), answers, copy);
	return renderToStaticMarkup(<ReportRoadmap {...{ phases, copy }} />);
}

describe("a company that sends nothing but its name", () => {
	const report = reportOf({ industry: "retail", challenges: [], interests: [] });

	test("reads what to answer first, with a way to each question", () => {
		for (const { href, label } of copy.start.steps)
			expect(report).toContain(`<a href="${href}">${label}</a>`);
	});

	test("is given no figure, but the roadmap that begins with a workshop", () => {
		expect(report).not.toContain('role="meter"');
		expect(report).toContain("report-roadmap");
	});

	test("is shown no stage, so no roadmap of theirs lifts it", () => {
		const answers: Answers = { challenges: [], interests: [] };
		const { lift } = assessReadiness(answers, day);
		const stage = copy.stages[lift?.nextStage ?? "embedded"].name;
		const lifts = formatMessage(copy.roadmap.lift, { stage }, copy.locale);
		for (const shown of [report, roadmapOf(answers, day)]) expect(shown).not.toContain(lifts);
	});
});

describe("the roadmap", () => {
	test("leaves no weeks without something to do", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, takenOn) => {
				const phases = roadmapPhases(assessReadiness(answers, takenOn), answers, copy);
				for (const { entries } of phases) expect(entries.length).toBeGreaterThan(0);
			}),
		);
	});

	test("includes the work of what would lift the stage soonest", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, takenOn) => {
				const report = assessReadiness(answers, takenOn);
				fc.pre(report.measure.answeredSignals > 0);
				const phases = roadmapPhases(report, answers, copy);
				const planned = phases.flatMap(({ entries }) => entries.flatMap(({ points }) => points));
				expect(planned).toEqual(
					expect.arrayContaining(report.lift?.steps.map((step) => liftWorkText(step, copy)) ?? []),
				);
			}),
		);
	});

	test("tells of a holiday that only its longest work reaches", () => {
		const answers: Answers = { challenges: [], interests: [], experience: "advanced", rules: "50" };
		const inSpring = (more: Partial<Answers>) =>
			roadmapOf({ ...answers, ...more }, calendarDate("2026-09-01"));
		expect(inSpring({ dataAccess: "100" })).toContain(copy.roadmap.holidayNames.christmas);
		expect(inSpring({ dataAccess: "50" })).not.toContain(copy.roadmap.holidayNames.christmas);
	});
});

describe("a recommendation", () => {
	test("can be one that only the industry speaks for, as the model shows the three that fit best", () => {
		const report = reportOf({ industry: "manufacturing", challenges: ["response-times"], interests: [] });
		expect(report.match(/class="report-outcome"/g)).toHaveLength(3);
	});

	test("that is not ready says what to raise, how far it is and what to do for it", () => {
		const report = reportOf({
			...{ challenges: [], interests: ["business-analytics"] },
			...{ dataAccess: "50", dataQuality: "25" },
		});
		expect(report).toMatch(/class="report-outcome">[^<]*\bdata\b[^<]*\b50</);
		expect(report).toContain('class="gate-missing" x="37%" y="6" width="13%"');
		expect(report).toContain(`<li>${copy.work.questions.dataQuality[50]}</li>`);
	});

	test("tells the page of a service from that of a product with the same name", () => {
		const report = reportOf({ challenges: ["response-times"], interests: [] });
		const links = [...report.matchAll(/<a href="\/(?:services|products)[^"]*">([^<]*)<\/a>/g)];
		const names = links.map(([, name]) => name?.toLowerCase());
		expect(names.length).toBeGreaterThan(1);
		expect(new Set(names).size).toBe(names.length);
	});
});

test("a report names the company and the reference that are known, and neither in a shared link", () => {
	const answers: Answers = { challenges: ["inventory"], interests: [] };
	const owner = { company: "Kōwhai Joinery", reference: "SL-7K4M-2Q9X" };
	for (const known of Object.values(owner)) {
		expect(reportOf(answers, owner)).toContain(known);
		expect(reportOf(answers)).not.toContain(known);
	}
});

test("a report ends with a way to a person, by the reference where it is known, and to the first service", () => {
	const answers: Answers = { challenges: ["response-times"], interests: [] };
	const end = (owner: ReportOwner) => reportOf(answers, owner).split("report-closing")[1] ?? "";
	const links = [...end({}).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
	expect(links).toEqual(["/contact", "/services/ai-customer-service"]);
	expect(end({ reference: "SL-7K4M-2Q9X" })).toContain("SL-7K4M-2Q9X");
	expect(end({})).not.toContain("SL-");
});

test("the score, the picture and the list mark a dimension that no answer speaks for", () => {
	const answers: Answers = { challenges: [], interests: [], experience: "some", rules: "50" };
	const { unanswered } = copy.dimensions.certainty;
	// Strategy and data, in the picture's labels for a desk and for a phone, and in the list.
	expect(reportOf(answers).split(`>${unanswered}<`)).toHaveLength(1 + 2 * 3);
});

describe("what to do for a better answer", () => {
	const words = (text: string) => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
	const runs = (text: string) =>
		words(text).flatMap((_, at, all) => (at + 5 > all.length ? [] : [all.slice(at, at + 5).join(" ")]));
	const steps = questions.flatMap((question) =>
		raisedValues.map((value) => {
			const answer = copy.labels.questions[question].options[value];
			return [`${question} ${value}`, copy.work.questions[question][value], answer] as const;
		}),
	);
	const use = (["basic", "some", "advanced"] as const).map(
		(value) => [value, copy.work.experience[value], copy.labels.experience[value]] as const,
	);
	const focus = (["50", "100"] as const).map(
		(value) => [`focus ${value}`, copy.work.focus[value], copy.lift.focusTo[value]] as const,
	);
	test.each([...steps, ...use, ...focus])(
		"is a step to %s, not that answer over again",
		(_, work, answer) => {
			expect(runs(work).filter((run) => runs(answer).includes(run))).toEqual([]);
		},
	);
});

test("the day of a report stays on one line", () => {
	expect(reportOf({ challenges: ["inventory"], interests: [] })).toMatch(/21\u00a0\w+\u00a02026/);
});

test("the bar of a score has a gate where a weak dimension holds the stage, and else none", () => {
	const answers: Answers = { challenges: [], interests: [], experience: "advanced", rules: "0" };
	expect(reportOf(answers)).not.toContain('class="past-gate"');
	expect(reportOf({ ...answers, review: "0" })).toContain('class="past-gate" x1="40%"');
});
