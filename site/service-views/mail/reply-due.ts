import { promisedBy } from "#domain/leads/reply-promise.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { LeadOfMail } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { officesIn } from "#site/catalogue/webinars.ts";
import { officeTimes } from "#site/service-views/mail/lead-facts.ts";
import type { MailBlock } from "#site/service-views/mail/mail-block.ts";

/** By when a person replies: after an answer, counted from that. Null where no reply was promised. */
export function dueOf({ form, replyDueAt, dueAt }: LeadOfMail): Date | null {
	return replyDueAt ?? promisedBy(form, dueAt);
}

/** What a list of mails shows of one about a lead: by when to reply. */
export function previewOf(lead: LeadOfMail): string {
	const { preview, previewWithoutReply } = mailMessagesIn(pageLocale).team.lead;
	const due = dueOf(lead);
	return due === null ? previewWithoutReply : formatMessage(preview, { due: atHome(due) }, pageLocale);
}

/** By when a person replies, at each office; nothing where no reply was promised. */
export function replyBy(lead: LeadOfMail, text: string): MailBlock[] {
	const due = dueOf(lead);
	if (due === null) return [];
	return [
		{ kind: "paragraph", text },
		{ kind: "facts", facts: officeTimes(due) },
	];
}

/** A moment at the home office. */
export function atHome(moment: Date): string {
	const [{ name, timeZone }] = officesIn(pageLocale);
	return `${formatMoment(moment, pageLocale, timeZone)} (${name})`;
}
