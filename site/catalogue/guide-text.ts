import type { GuideMessages } from "#content/schemas/messages/guide.ts";
import type {
	GuideData,
	GuideFirstProject,
	GuidePlan,
	GuideQuestion,
	GuideSolution,
	GuideStep,
} from "#domain/guides/guide.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { guideColumns, underline, wrapText } from "#site/catalogue/wrap-text.ts";

type GuideCopy = GuideMessages & { readonly locale: Locale };

/**
 * The guide as the visitor saves it: UTF-8 text of 76 columns with LF line ends, ending in a newline. Throws on a
 * claim that was not resolved, so that `{claim:…}` never reaches a reader.
 */
export function guideText(guide: GuideData, copy: GuideCopy): string {
	const text = `${sectionsOf(guide, copy)
		.map((lines) => lines.join("\n"))
		.join("\n\n\n")}\n`;
	const citation = /\{claim:[^}]*\}/.exec(text);
	if (citation) throw new Error(`"${guide.title}" still holds ${citation[0]}`);
	return text;
}

function sectionsOf(guide: GuideData, copy: GuideCopy): string[][] {
	const { contact, compliance, terms, questions } = guide;
	const { headings } = copy;
	const solutions = guide.solutions.map((solution, index) => solutionLines(solution, index, copy));
	return [
		[...underline(guide.title.toUpperCase(), "="), contact.name, "", ...wrapText(guide.introduction)],
		[
			...headed(headings.benefits),
			...(guide.hasTargets ? [...wrapText(copy.targets), ""] : []),
			...bullets(guide.keyBenefits.map(({ heading, text }) => `${heading}: ${text}`)),
		],
		[...headed(headings.solutions), ...spaced(solutions)],
		planLines(headings.implementation, guide.implementation, copy),
		...(compliance ? [planLines(headings.compliance, compliance, copy)] : []),
		[...headed(headings.firstProject), ...firstProjectLines(guide.firstProject, copy)],
		[...headed(headings.prepare), ...bullets(guide.prepare)],
		[...headed(headings.supplierQuestions), ...bullets(guide.supplierQuestions)],
		...(questions.length > 0
			? [[...headed(headings.questions), ...spaced(questions.map(questionLines))]]
			: []),
		...(terms.length > 0 ? [[...headed(headings.terms), ...bullets(terms)]] : []),
		[...headed(headings.contact), ...wrapText(guide.invitation), "", ...contactLines(contact)],
	];
}

function headed(heading: string): string[] {
	return underline(heading.toUpperCase(), "-");
}

function solutionLines(solution: GuideSolution, index: number, { features, gains }: GuideCopy): string[] {
	return [
		...wrapText(solution.heading, `${index + 1}. `),
		...wrapText(solution.text, "   "),
		...listed(features, solution.features),
		...listed(gains, solution.benefits),
	];
}

function planLines(heading: string, plan: GuidePlan, copy: GuideCopy): string[] {
	const steps = plan.steps.map((step) => stepLines(step, copy));
	return [...headed(heading), ...wrapText(plan.heading), "", ...spaced(steps)];
}

function stepLines({ period, heading, text, source }: GuideStep, copy: GuideCopy): string[] {
	const see = source && formatMessage(copy.source, { title: source.title }, copy.locale);
	return [
		...wrapText(period === undefined ? heading : `${period}: ${heading}`),
		...wrapText(text, "   "),
		...(source && see ? [...wrapText(see, "   "), `   ${source.url}`] : []),
	];
}

function firstProjectLines({ text, effort, price }: GuideFirstProject, copy: GuideCopy): string[] {
	const facts = [`${copy.effort}: ${effort}`, ...(price === undefined ? [] : [`${copy.price}: ${price}`])];
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
