import format, { type CompiledMessage } from "icu-minify/format";
import { formatTag, type Locale } from "#domain/locale/locale.ts";

declare const names: unique symbol;

/**
 * A text of the content with places for values, as the schema has compiled it. `Name` lists the values it may use. It is
 * plain JSON and no string, so that it can't be shown unformatted.
 */
export type Message<Name extends string> = CompiledMessage & { readonly [names]: Name };

const formatters = {
	getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
		new Intl.PluralRules(...options),
	getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
		new Intl.NumberFormat(...options),
	getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
		new Intl.DateTimeFormat(...options),
};

/** Puts values into the places of a message and chooses its plural forms. */
export function formatMessage<Name extends string>(
	message: Message<Name>,
	values: Readonly<Record<NoInfer<Name>, string | number>>,
	locale: Locale,
): string {
	// Only tags make the library return anything but text, and the schema refuses them.
	return String(format(message, formatTag(locale), values, { formatters }));
}
