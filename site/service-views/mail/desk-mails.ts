import { mailedCodeMinutes } from "#domain/desk/code-lifetime.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { DeskCode } from "#domain/mail/mail-content.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { atHome } from "#site/service-views/mail/at-home.ts";
import type { MailDraft } from "#site/service-views/mail/mail-block.ts";

/** A one-time code for someone who answers leads. */
export function deskCodeDraft({ name, code, link, kind, expiresAt }: DeskCode): MailDraft {
	const { desk } = mailMessagesIn(pageLocale).team;
	const copy = desk[kind];
	const expires = formatMessage(desk.expires, { time: atHome(expiresAt) }, pageLocale);
	return {
		subject: copy.subject,
		preview: formatMessage(copy.preview, { minutes: mailedCodeMinutes }, pageLocale),
		why: "desk",
		blocks: [
			{ kind: "title", text: copy.subject },
			{ kind: "paragraph", text: formatMessage(copy.text, { name }, pageLocale) },
			{ kind: "command", text: code },
			{ kind: "button", label: copy.link, href: link },
			{ kind: "paragraph", text: `${expires} ${copy.otherwise}` },
		],
	};
}
