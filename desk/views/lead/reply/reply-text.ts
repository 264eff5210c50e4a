import { copy, say } from "#desk/app/copy.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";

const { answerSubject, defaultSubject } = copy.reply;
const isAnswer = /^re:/i;

/** What a reply is about: the subject of the last mail either way, or else the lead. */
export function subjectFor({
	lead,
	timeline,
	mails,
}: Pick<LeadDetail, "lead" | "timeline" | "mails">): string {
	const answer = timeline.findLast(({ what }) => what.kind === "answer")?.what;
	const sent = mails.findLast(({ subject, state }) => subject !== "" && state !== "cancelled");
	const last = answer?.kind === "answer" ? answer.subject : sent?.subject;
	if (last === undefined || last === "") return say(defaultSubject, { reference: lead.reference });
	return isAnswer.test(last) ? last : say(answerSubject, { subject: last });
}

/** A reply with its author's signature at the end, once. */
export function withSignature(text: string, signature: string): string {
	const [written, end] = [text.trim(), signature.trim()];
	return end === "" || written.endsWith(end) ? written : `${written}\n\n${end}`;
}
