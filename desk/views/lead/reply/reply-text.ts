import { copy, say } from "#desk/app/copy.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { maxReplyLength, paragraph } from "#domain/desk/replies.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";

const { answerSubject, defaultSubject } = copy.reply;
const isAnswer = /^re:/i;

/**
 * What a reply is about: the subject of the last mail that a person wrote, either way, which may be the one by which the lead came, or
 * else the lead.
 */
export function subjectFor({
	lead,
	values,
	timeline,
	mails,
}: Pick<LeadDetail, "lead" | "values" | "timeline" | "mails">): string {
	const came = timeline.flatMap(({ at, what }) =>
		what.kind === "answer" && !what.isAutomatic ? [{ at, subject: what.subject }] : [],
	);
	const went = mails.filter(({ subject, state }) => subject !== "" && state !== "cancelled");
	const first = lead.form === mailLead.id ? String(values["subject"] ?? "") : "";
	const byTime = [...came, ...went].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
	const last = byTime.at(-1)?.subject ?? first;
	if (last === "") return say(defaultSubject, { reference: lead.reference });
	return isAnswer.test(last) ? last : say(answerSubject, { subject: last });
}

/** The addresses of those to whom the last mail of the person went too, and a reply does not. */
export function leftOutOf({
	lead,
	values,
	timeline,
	merged,
}: Pick<LeadDetail, "lead" | "values" | "timeline" | "merged">): readonly string[] {
	const answers = timeline.flatMap(({ at, what }) =>
		what.kind === "answer" && !what.isAutomatic ? [{ at, copied: what.copied ?? [] }] : [],
	);
	const first = [{ ...lead, values }, ...merged].map(({ receivedAt, values }) => ({
		at: receivedAt,
		copied: String(values["copied"] ?? "").split("\n"),
	}));
	const [last] = [...first, ...answers].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
	const reached = new Set(["", lead.email.toLowerCase()]);
	return (last?.copied ?? []).filter((address) => !reached.has(address.toLowerCase()));
}

/** Characters that a person may write, so that there is room for the signature. */
export function maxTextLength(signature: string): number {
	const end = signature.trim();
	return end === "" ? maxReplyLength : maxReplyLength - paragraph.length - end.length;
}

/** A text with a saved reply at its end; null where it has no room for it. */
export function withSaved(text: string, saved: string, signature: string): string | null {
	const before = text.trimEnd();
	const both = before === "" ? saved : before + paragraph + saved;
	return both.length > maxTextLength(signature) ? null : both;
}
