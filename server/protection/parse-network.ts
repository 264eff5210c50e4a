import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** A network as an address and the length of its prefix in bits. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Reads an address, or a network such as 10.0.0.0/8; null when the text is neither. */
export function parseNetwork(text: string): Network | null {
	const [address = ""] = text.split("/", 1);
	// The library also reads what only programs write, such as 10.1 and 0x7f.1.
	if (isIP(address) === 0) return null;
	if (address !== text) return ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : null;
	const parsed = ipaddr.parse(text);
	return [parsed, parsed.kind() === "ipv4" ? 32 : 128];
}
