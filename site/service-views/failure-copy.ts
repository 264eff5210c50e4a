import type { Failure } from "#domain/service/failures.ts";
import { serviceMessages } from "#site/catalogue/service-messages.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** What a visitor reads of a failure. */
export function failureCopy({ code, ...figures }: Failure): { heading: string; text: string } {
	const { heading, text } = serviceMessages.failures[code];
	return { heading, text: formatMessage(text, figures) };
}
