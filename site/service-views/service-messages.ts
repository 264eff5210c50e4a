import { serviceMessagesSchema } from "#content/schemas/messages/service.ts";
import type { Failure } from "#domain/service/failures.ts";
import { readContent } from "#site/catalogue/content.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** What the service says on the pages that it renders, and in its answers to scripts. */
export const serviceMessages = readContent("content/messages/service.yaml", serviceMessagesSchema);

/** What a visitor reads of a failure. */
export function failureCopy({ code, ...figures }: Failure): { heading: string; text: string } {
	const { heading, text } = serviceMessages.failures[code];
	return { heading, text: formatMessage(text, figures) };
}
