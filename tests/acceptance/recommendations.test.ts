import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { challenges, industries, interests } from "#domain/readiness/options.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

/** The table as the owner's description of the model gives it, to the letter; the interests in the form's order. */
const published = `
| AI chatbots for customer service | response times | retail, hospitality, education, realestate, healthcare | data 25, governance 25 | ai-customer-service | ai-customer-service |
| business analytics and insights | analysing data | finance, professional, realestate, education | data 50 | ai-analytics | business-intelligence |
| process automation | manual processes, operational costs, staff productivity | professional, finance, healthcare, education | technology 25 | ai-automation | process-automation |
| performance optimisation | operational costs, staff productivity | hospitality, manufacturing | data 25 | ai-powered-analytics | financial-ai |
| inventory management | inventory | retail, manufacturing | data 50, technology 25 | custom-ai-development | supply-chain-ai |
| marketing automation | marketing effectiveness | retail, hospitality, realestate | data 25, governance 25 | ai-marketing | marketing-automation |
| quality control systems | quality control | manufacturing, healthcare | data 50, technology 50 | custom-ai-development | quality-control |
| predictive maintenance | | manufacturing | data 50, technology 50 | custom-ai-development | quality-control |
`;

const someDay = calendarDate("2026-01-26");

const list = (cell = "") => cell.split(",").flatMap((each) => each.trim().replaceAll(" ", "-") || []);

const rows = published
	.trim()
	.split("\n")
	.map((line, index) => {
		const [, , addressed, where, gates, service, product] = line.split("|").map((cell) => cell.trim());
		const id = interests[index];
		return { id, addressed: list(addressed), where: list(where), gates: list(gates), service, product };
	});

/** 3 for each ticked challenge that it addresses, two at most; 2 for the interest; 1 for the industry. */
function fitOf(row: (typeof rows)[number], answers: Answers): number {
	const ticked = answers.challenges.filter((challenge) => row.addressed.includes(challenge)).length;
	const isWanted = answers.interests.some((interest) => interest === row.id);
	const isCommon = answers.industry !== undefined && row.where.includes(answers.industry);
	return 3 * Math.min(ticked, 2) + (isWanted ? 2 : 0) + (isCommon ? 1 : 0);
}

describe("the published table of recommendations", () => {
	test("names a row for each interest, and only challenges and industries that the form has", () => {
		expect(rows.map(({ id }) => id)).toEqual(interests);
		const named = new Set<string>([...challenges, ...industries]);
		expect(
			rows.flatMap(({ addressed, where }) => [...addressed, ...where]).filter((id) => !named.has(id)),
		).toEqual([]);
	});

	test("is what anyone who ticks something gets: the three highest fits above 0, ties in the form's order", () => {
		const ticking = anyAnswers.filter((answers) => answers.challenges.length + answers.interests.length > 0);
		fc.assert(
			fc.property(ticking, (answers) => {
				const expected = rows
					.map((row) => ({ row, fit: fitOf(row, answers) }))
					.filter(({ fit }) => fit > 0)
					.sort((one, other) => other.fit - one.fit)
					.slice(0, 3)
					.map(({ row: { id, gates, service, product }, fit }) => ({ id, fit, gates, service, product }));
				const given = assessReadiness(answers, someDay).recommendations;
				const shown = given.map(({ id, fit, gates, service, product }) => {
					const needs = gates.map(({ dimension, needed }) => `${dimension}-${needed}`);
					return { id, fit, gates: needs, service, product };
				});
				expect(shown).toEqual(expected);
			}),
			{ numRuns: 500 },
		);
	});
});
