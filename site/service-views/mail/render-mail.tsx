import { renderToStaticMarkup } from "react-dom/server";
import { formatMessage } from "#domain/locale/message.ts";
import type { DeskCode, MailContent, RenderedMail } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { siteAddress } from "#site/catalogue/site.ts";
import { deskCodeDraft } from "#site/service-views/mail/desk-mails.ts";
import { digestMail } from "#site/service-views/mail/digest-mail.ts";
import { MailBlockRow } from "#site/service-views/mail/MailBlockRow.tsx";
import { MailDocument, withOutlookFrame } from "#site/service-views/mail/MailDocument.tsx";
import type { MailDraft } from "#site/service-views/mail/mail-block.ts";
import { mailText } from "#site/service-views/mail/mail-text.ts";
import { sessionMail } from "#site/service-views/mail/session-mails.ts";
import { teamAnswerMail, teamLeadMail, warningMail } from "#site/service-views/mail/team-mails.ts";
import { paperMail, receiptMail } from "#site/service-views/mail/visitor-mails.ts";

/** A mail in HTML and in plain text; null when it is about something that the site no longer has. */
export function renderMail(content: MailContent, origin: string | null): RenderedMail | null {
	const home = origin ?? siteAddress();
	const draft = draftOf(content, home, origin);
	return draft === null ? null : renderDraft(draft, home);
}

/** The mail with a one-time code. */
export function renderDeskCode(code: DeskCode, origin: string | null): RenderedMail {
	return renderDraft(deskCodeDraft(code), origin ?? siteAddress());
}

function renderDraft(draft: MailDraft, home: string): RenderedMail {
	const { subject, preview, blocks, calendar = null } = draft;
	const why = formatMessage(
		mailMessagesIn(pageLocale).why[draft.why],
		{ site: new URL(home).host },
		pageLocale,
	);
	const html = renderToStaticMarkup(
		<MailDocument subject={subject} preview={preview} why={why} home={home}>
			{blocks.map((block, index) => (
				// Blocks have no name but their place, and none moves.
				// biome-ignore lint/suspicious/noArrayIndexKey: see above
				<MailBlockRow key={index} block={block} />
			))}
		</MailDocument>,
	);
	return { subject, html: `<!doctype html>${withOutlookFrame(html)}`, text: mailText(blocks, why), calendar };
}

/** @param desk the address that the desk is at; null where it is not known */
function draftOf(content: MailContent, origin: string, desk: string | null): MailDraft | null {
	switch (content.purpose) {
		case "receipt":
			return receiptMail(content, origin);
		case "paper-link":
			return paperMail(content.lead, content.hasPromise, origin);
		case "webinar-confirmation":
		case "reminder-day":
		case "reminder-hour":
			return sessionMail(content, origin);
		case "team-lead":
			return teamLeadMail(content, desk);
		case "team-answer":
			return teamAnswerMail(content.lead, content.answer, desk);
		case "reply-warning-4h":
		case "reply-warning-1h":
			return warningMail(content.lead, content.hoursLeft, desk);
		case "digest":
			return digestMail(content.digest, desk);
	}
}
