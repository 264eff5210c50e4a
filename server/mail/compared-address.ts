import { domainToASCII, domainToUnicode } from "node:url";
import { isEmailAddress } from "#domain/forms/email.ts";

/**
 * An address as it is stored to be compared: in lower case, and its host in its own letters. Mail servers write `māori.nz` as
 * `xn--mori-qsa.nz`. What is no address is only put into lower case.
 */
export function comparedAddress(address: string): string {
	return withHost(address.toLowerCase(), (host) => domainToUnicode(domainToASCII(host)));
}

/** An address with its host as mail servers write it. */
export function addressInAscii(address: string): string {
	return withHost(address, domainToASCII);
}

/** How a database may hold an address: as `comparedAddress` has it, or as it was typed to an older version. */
export function spellingsOf(address: string): string[] {
	const typed = address.toLowerCase();
	return [...new Set([typed, comparedAddress(typed), addressInAscii(typed)])];
}

function withHost(address: string, write: (host: string) => string): string {
	if (!isEmailAddress(address)) return address;
	const host = address.lastIndexOf("@") + 1;
	// Empty for a host that can't be written so.
	return address.slice(0, host) + (write(address.slice(host)) || address.slice(host));
}
