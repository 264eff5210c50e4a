import { isIPv6 } from "node:net";

/**
 * The network by which a visitor is counted: an IPv4 address as it is, or the first half (/64) of an IPv6 one, which is
 * what one household has.
 */
export function networkOf(address: string): string {
	if (!isIPv6(address)) return address;
	const [mapped] = /(?<=^::ffff:)[\d.]+$/i.exec(address) ?? [];
	if (mapped !== undefined) return mapped;
	const [start = "", end = ""] = address.toLowerCase().split("::");
	const [first, last] = [groupsOf(start), groupsOf(end)];
	const between = address.includes("::") ? 8 - first.length - last.length : 0;
	const groups = [...first, ...Array.from({ length: between }, () => "0"), ...last];
	return `${groups.slice(0, 4).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
	return part === "" ? [] : part.split(":").map((group) => group.replace(/^0+(?=.)/, ""));
}
