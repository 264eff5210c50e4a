import deskCopy from "virtual:desk-copy";
import { formatMessage, type Message } from "#domain/locale/message.ts";

/**
 * What the desk says in more than one view; what one view says is a module of its own, such as `virtual:desk-copy/numbers`.
 * The build has read it from the content.
 */
export const copy = deskCopy;

/** A text of the copy with its values put in, such as `say(copy.signIn.mail.sent, { email })`. */
export function say<Name extends string>(
	message: Message<Name>,
	values: Readonly<Record<NoInfer<Name>, string | number>>,
): string {
	return formatMessage(message, values, copy.locale);
}
