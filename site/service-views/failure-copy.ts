import { formatMessage } from "#domain/locale/message.ts";
import type { Failure } from "#domain/service/failures.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/service-messages.ts";

/** What a visitor reads of a failure. */
export function failureCopy(failure: Failure): { heading: string; text: string } {
	const { heading, text } = serviceMessagesIn(pageLocale).failures[failure.code];
	const figures = { kilobytes: 0, minutes: 0, ...failure };
	return { heading, text: formatMessage(text, figures, pageLocale) };
}
