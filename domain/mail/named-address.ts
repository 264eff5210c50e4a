import { isEmailAddress } from "#domain/forms/email.ts";

/** One address of a mail, with the name shown for it; never a text that could name several. */
export interface NamedAddress {
	readonly name: string;
	readonly address: string;
}

/** Reads `hello@example.com` or `Example Ltd <hello@example.com>`; null when it is neither. */
export function parseNamedAddress(text: string): NamedAddress | null {
	const [, quoted = "", inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
	const address = (inBrackets ?? text).trim();
	const name = quoted.trim().replace(/^"(.*)"$/, "$1");
	return isEmailAddress(address) ? { name: oneLine(name), address } : null;
}

/** A text without line ends and other invisible characters, for a header of a mail. */
export function oneLine(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

export function domainOf({ address }: Pick<NamedAddress, "address">): string {
	return address.slice(address.lastIndexOf("@") + 1);
}
