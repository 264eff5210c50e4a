import type { GuideMessages } from "#content/schemas/messages/guide.ts";
import type { DocumentSource } from "#documents/compile/typeset.ts";
import { pageCover } from "#documents/covers/cover-plans.ts";
import type { Imprint } from "#documents/imprint.ts";
import { renderWorksheets } from "#documents/typst/render-block.ts";
import { call, content, literal, type TypstValue, textContent } from "#documents/typst/typst-code.ts";
import type { GuideBenefit, GuideData, GuidePlan } from "#domain/guides/guide.ts";

export interface IndustryGuide {
	/** Of the industry. */
	readonly slug: string;
	readonly description: string;
	readonly guide: GuideData;
	readonly copy: GuideMessages;
}

/** An industry's guide as source for the typesetter, from the same data as its text file. */
export function guideDocument(
	{ slug, description, guide, copy }: IndustryGuide,
	imprint: Imprint,
): DocumentSource {
	const { messages } = imprint;
	const site = new URL(imprint.siteUrl).host;
	const about = literal({
		...{ title: guide.title, description, keywords: [guide.title], published: null, date: "" },
		...{ brand: imprint.brand, kind: messages.kinds.guide, site },
		introduction: textContent(guide.introduction),
	});
	const main = [
		'#import "guide.typ": *',
		`#show: body => guide(${about}, body)`,
		...partsOf(guide, copy, imprint.siteUrl),
	];
	return { main: main.join("\n\n"), messages, cover: pageCover(slug), created: 0 };
}

function partsOf(guide: GuideData, copy: GuideMessages, siteUrl: string): string[] {
	const { headings } = copy;
	const part = (heading: string, markup: string, lead?: string) =>
		call("part", lead ? { lead: textContent(lead) } : {}, textContent(heading), content(markup));
	const plan = (heading: string, { heading: lead, steps }: GuidePlan) =>
		part(heading, call("steps", {}, ...steps.map(stepValue)), lead);
	const { effort, price, text } = guide.firstProject;
	const facts = [{ heading: textContent(copy.effort), text: textContent(effort) }];
	if (price !== undefined) facts.push({ heading: textContent(copy.price), text: textContent(price) });
	const contact = { ...guide.contact, site: new URL(siteUrl).host };
	return [
		part(
			headings.benefits,
			call("points", {}, ...guide.keyBenefits.map(benefitValue)),
			guide.hasTargets ? copy.targets : undefined,
		),
		part(
			headings.solutions,
			guide.solutions.map((_, index) => solutionCall(guide, index, copy)).join("\n\n"),
		),
		plan(headings.implementation, guide.implementation),
		...(guide.compliance ? [plan(headings.compliance, guide.compliance)] : []),
		part(headings.firstProject, whole(call("points", {}, ...facts)), text),
		part(headings.prepare, whole(call("checklist", {}, ...guide.prepare.map(textContent)))),
		part(headings.supplierQuestions, whole(call("enum", {}, ...guide.supplierQuestions.map(textContent)))),
		...(guide.questions.length > 0
			? [part(headings.questions, call("questions-list", {}, ...guide.questions.map(questionValue)))]
			: []),
		...(guide.terms.length > 0
			? [part(headings.terms, call("list", {}, ...guide.terms.map(textContent)))]
			: []),
		part(headings.contact, call("contact-card", {}, textContent(guide.invitation), contact)),
		renderWorksheets([copy.worksheet], true),
	];
}

/** Stays on one page. */
function whole(markup: string): string {
	return call("block", { breakable: false, width: { code: "100%" } }, content(markup));
}

function solutionCall(guide: GuideData, index: number, labels: GuideMessages): string {
	const { heading = "", text = "", features = [], benefits = [] } = guide.solutions[index] ?? {};
	const items = (list: readonly string[]): TypstValue => list.map(textContent);
	const lists = [labels.features, items(features), labels.gains, items(benefits)] as const;
	return call("solution", {}, String(index + 1), textContent(heading), textContent(text), ...lists);
}

function benefitValue({ heading, text }: GuideBenefit): TypstValue {
	return { heading: textContent(heading), text: textContent(text) };
}

function stepValue({ period, heading, text, source }: GuidePlan["steps"][number], index: number): TypstValue {
	const link = source && content(call("link", {}, source.url, textContent(source.title)));
	return {
		period: period ?? String(index + 1),
		heading: textContent(heading),
		text: textContent(text),
		...(link && { source: link }),
	};
}

function questionValue({ question, answer }: GuideData["questions"][number]): TypstValue {
	return { question: textContent(question), answer: textContent(answer) };
}
