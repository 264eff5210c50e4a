import { replyHours } from "#domain/leads/deadlines.ts";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { greetingName } from "#domain/mail/greeting-name.ts";
import type { LeadOfMail, MailContent } from "#domain/mail/mail-content.ts";
import { paperPdf } from "#site/catalogue/document-addresses.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { leadCopy } from "#site/service-views/lead-copy.ts";
import { formOfLead, sentFacts } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock, MailDraft } from "#site/service-views/mail/mail-block.ts";
import { visitorTimes } from "#site/service-views/mail/times.ts";

/**
 * Confirms a submission: the reference, when a person replies and what happens next, unless it leaves too late for that, and, where
 * it is safe, what was sent.
 */
export function receiptMail(
	{ lead, hasCopy, hasPromise }: Extract<MailContent, { purpose: "receipt" }>,
	origin: string,
): MailDraft | null {
	const form = formOfLead(lead);
	if (form === null) return null;
	const { receipt, facts } = mailMessagesIn(pageLocale);
	const copy = leadCopy({ ...lead, form });
	const { reference } = lead;
	return {
		subject: formatMessage(receipt.subject, { heading: copy.receipt.heading, reference }, pageLocale),
		preview: hasPromise
			? formatMessage(receipt.preview, { reference, hours: replyHours }, pageLocale)
			: formatMessage(receipt.previewLate, { reference }, pageLocale),
		why: "visitor",
		blocks: [
			{ kind: "title", text: copy.receipt.heading },
			greeting(lead),
			...(hasPromise ? promise(lead) : []),
			{ kind: "facts", facts: [{ label: facts.reference, value: reference }] },
			...(form === "assessment" ? reportLink(lead, origin) : []),
			...(hasPromise ? whatHappensNext(facts.next, copy.receipt.next) : []),
			...(hasCopy ? copyOfWhatWasSent(sentFacts(lead, form)) : []),
		],
	};
}

/** The paper that was asked for. */
export function paperMail(lead: LeadOfMail, hasPromise: boolean, origin: string): MailDraft | null {
	const paper = whitePapersIn(pageLocale).find(({ slug }) => slug === lead.values["paper"]);
	if (paper === undefined) return null;
	const { paper: copy, facts } = mailMessagesIn(pageLocale);
	const { title } = paper;
	return {
		subject: formatMessage(copy.subject, { title }, pageLocale),
		preview: copy.preview,
		why: "visitor",
		blocks: [
			{ kind: "title", text: title },
			greeting(lead),
			{ kind: "paragraph", text: copy.text },
			{ kind: "button", label: copy.download, href: origin + paperPdf(paper) },
			{ kind: "paragraph", text: copy.read },
			{ kind: "address", href: origin + paper.path },
			{ kind: "paragraph", text: copy.reply },
			{ kind: "facts", facts: [{ label: facts.reference, value: lead.reference }] },
			...(hasPromise ? promise(lead) : []),
		],
	};
}

/** By name where what was typed can be one. */
export function greeting({ values }: LeadOfMail): MailBlock {
	const { named, plain } = mailMessagesIn(pageLocale).greeting;
	const name = greetingName(String(values["firstName"] ?? values["name"] ?? ""));
	const text = name === null ? plain : formatMessage(named, { name }, pageLocale);
	return { kind: "paragraph", text };
}

/** By when a person replies, by the visitor's clock and at the offices. */
export function promise({ dueAt, timeZone }: LeadOfMail): MailBlock[] {
	const { due } = mailMessagesIn(pageLocale).receipt;
	const facts = visitorTimes(timeZone, (...zone) => formatMoment(dueAt, pageLocale, ...zone));
	return [
		{ kind: "paragraph", text: due },
		{ kind: "facts", facts },
	];
}

function whatHappensNext(text: string, items: readonly string[]): MailBlock[] {
	return [
		{ kind: "heading", text },
		{ kind: "steps", items },
	];
}

function reportLink({ token }: LeadOfMail, origin: string): MailBlock[] {
	const { text, label } = mailMessagesIn(pageLocale).receipt.report;
	return [
		{ kind: "paragraph", text: formatMessage(text, { days: reportLifetimeInDays }, pageLocale) },
		{ kind: "button", label, href: `${origin}/assessment/report/${token}` },
	];
}

function copyOfWhatWasSent(facts: readonly { label: string; value: string }[]): MailBlock[] {
	const { copy } = mailMessagesIn(pageLocale).receipt;
	return [
		{ kind: "heading", text: copy },
		{ kind: "quote", facts },
	];
}
