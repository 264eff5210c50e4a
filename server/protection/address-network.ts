import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network by which a visitor is counted: an IPv4 address as it is, or the first half (/64) of an IPv6 one, which is
 * what one household has.
 */
export function networkOf(address: string): string {
	if (isIP(address) === 0) return address;
	// An IPv4 address written as an IPv6 one is the IPv4 address.
	const parsed = ipaddr.process(address);
	if (!("parts" in parsed)) return parsed.toString();
	const half = parsed.parts.slice(0, 4).map((group) => group.toString(16));
	return `${half.join(":")}::/64`;
}
