import * as z from "zod/mini";
import { locales } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";

type FailureMessage = Message<"kilobytes" | "minutes">;

/** Compiled by the build: a text, or a list of texts and of places for figures. */
const compiledMessage = z.custom<FailureMessage>(
	(given) => typeof given === "string" || Array.isArray(given),
);

/** What the build leaves of the service's failures, so that a refusal needs no view. */
export const failureDescription = z.strictObject({
	locale: z.enum(locales),
	/** By the code of the failure. */
	messages: z.record(z.string(), z.strictObject({ heading: z.string(), text: compiledMessage })),
	/** The page of every failure, with `{{heading}}`, `{{text}}` and `{{status}}` in it; the other one has `{{stack}}` too. */
	page: z.string(),
	pageWithStack: z.string(),
});
export type FailureDescription = z.infer<typeof failureDescription>;

interface FailureCopy {
	readonly heading: string;
	readonly text: string;
}

/** What a visitor reads of a failure, its figures filled in. */
export function failureCopy(
	{ locale, messages }: Pick<FailureDescription, "locale" | "messages">,
	failure: Failure,
): FailureCopy {
	const message = messages[failure.code];
	if (message === undefined) throw new Error(`The site has no message for the failure ${failure.code}`);
	const figures = { kilobytes: 0, minutes: 0, ...failure };
	return { heading: message.heading, text: formatMessage(message.text, figures, locale) };
}

/**
 * The whole page of a failure.
 * @param stack for developers only
 */
export function failurePage(description: FailureDescription, failure: Failure, stack?: string): string {
	const parts = {
		...failureCopy(description, failure),
		status: String(failureStatus[failure.code]),
		stack: stack ?? "",
	};
	const page = stack === undefined ? description.page : description.pageWithStack;
	return page.replace(/\{\{(heading|text|status|stack)\}\}/g, (_, name: keyof typeof parts) =>
		escapeHtml(parts[name]),
	);
}

/** A text as HTML shows it, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
