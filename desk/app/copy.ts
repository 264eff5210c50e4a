import deskCopy from "virtual:desk-copy";
import { formatMessage, type Message } from "#domain/locale/message.ts";

/** All that the desk says. The build has read it from the content. */
export const copy = deskCopy;

/** A text of the copy with its values put in, such as `say(copy.signIn.mail.sent, { email })`. */
export function say<Name extends string>(
	message: Message<Name>,
	values: Readonly<Record<NoInfer<Name>, string | number>>,
): string {
	return formatMessage(message, values, copy.locale);
}
