import type { FailureDescription } from "#domain/service/failure-pages.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { ErrorView } from "#site/service-views/ErrorView.tsx";
import { inShell } from "#site/service-views/shell.ts";

/** What the service needs of its failures: their messages, and their page with places for one of them. */
export function describeFailures(): FailureDescription {
	const title = "{{heading}}";
	const messages = Object.entries(serviceMessagesIn(pageLocale).failures);
	return {
		locale: pageLocale,
		messages: Object.fromEntries(messages.map(([code, { heading, text }]) => [code, { heading, text }])),
		page: inShell({ title, view: <ErrorView /> }),
		pageWithStack: inShell({ title, view: <ErrorView hasStack /> }),
	};
}
