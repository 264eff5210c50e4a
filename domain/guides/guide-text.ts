import type {
	GuideData,
	GuideFirstProject,
	GuidePlan,
	GuideQuestion,
	GuideSolution,
	GuideStep,
} from "#domain/guides/guide.ts";
import { guideColumns, underline, wrapText } from "#domain/guides/wrap-text.ts";

/**
 * The guide as the visitor saves it: UTF-8 text of 76 columns with LF line ends, ending in a newline. Throws on a
 * claim that was not resolved, so that `{claim:…}` never reaches a reader.
 */
export function guideText(guide: GuideData): string {
	const text = `${sectionsOf(guide)
		.map((lines) => lines.join("\n"))
		.join("\n\n\n")}\n`;
	const citation = /\{claim:[^}]*\}/.exec(text);
	if (citation) throw new Error(`"${guide.title}" still holds ${citation[0]}`);
	return text;
}

function sectionsOf(guide: GuideData): string[][] {
	const { contact } = guide;
	return [
		[...underline(guide.title.toUpperCase(), "="), contact.name, "", ...wrapText(guide.introduction)],
		[...underline("KEY BENEFITS", "-"), ...bullets(guide.keyBenefits)],
		[...underline("SOLUTIONS", "-"), ...spaced(guide.solutions.map(solutionLines))],
		planLines("IMPLEMENTATION", guide.implementation),
		...(guide.compliance ? [planLines("COMPLIANCE", guide.compliance)] : []),
		[...underline("A TYPICAL FIRST PROJECT", "-"), ...firstProjectLines(guide.firstProject)],
		[...underline("WHAT TO PREPARE", "-"), ...bullets(guide.prepare)],
		[...underline("QUESTIONS TO ASK ANY SUPPLIER", "-"), ...bullets(guide.supplierQuestions)],
		...(guide.questions.length > 0
			? [[...underline("QUESTIONS WE ARE ASKED", "-"), ...spaced(guide.questions.map(questionLines))]]
			: []),
		...(guide.terms.length > 0 ? [[...underline("PRICE AND RETURN", "-"), ...bullets(guide.terms)]] : []),
		[...underline("TALK TO US", "-"), ...wrapText(guide.invitation), "", ...contactLines(contact)],
	];
}

function solutionLines(solution: GuideSolution, index: number): string[] {
	return [
		...wrapText(solution.heading, `${index + 1}. `),
		...wrapText(solution.text, "   "),
		...listed("What it does", solution.features),
		...listed("What you gain", solution.benefits),
	];
}

function planLines(name: string, plan: GuidePlan): string[] {
	return [...underline(name, "-"), ...wrapText(plan.heading), "", ...spaced(plan.steps.map(stepLines))];
}

function stepLines({ period, heading, text, source }: GuideStep): string[] {
	return [
		...wrapText(period === undefined ? heading : `${period}: ${heading}`),
		...wrapText(text, "   "),
		...(source ? [...wrapText(source.title, "   See "), `   ${source.url}`] : []),
	];
}

function firstProjectLines({ text, effort, price }: GuideFirstProject): string[] {
	const facts = [`Effort: ${effort}`, ...(price === undefined ? [] : [`Price: ${price}`])];
	return [...wrapText(text), "", ...bullets(facts)];
}

function questionLines({ question, answer }: GuideQuestion): string[] {
	return [...wrapText(question), ...wrapText(answer, "   ")];
}

function contactLines({ name, email, url }: GuideData["contact"]): string[] {
	return ["-".repeat(guideColumns), name, email, url];
}

function listed(label: string, items: readonly string[]): string[] {
	return items.length > 0 ? ["", `   ${label}`, ...bullets(items, "   ")] : [];
}

function bullets(items: readonly string[], indent = ""): string[] {
	return items.flatMap((item) => wrapText(item, `${indent}* `));
}

/** One list of lines, with an empty line between the parts. */
function spaced(parts: readonly string[][]): string[] {
	return parts.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}
