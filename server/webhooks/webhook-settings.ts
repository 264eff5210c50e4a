import ipaddr from "ipaddr.js";
import * as z from "zod";

/** A network as an address and the length of its prefix. */
export type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The settings of webhooks, by their names in the environment. */
export const webhookEnvironment = {
	WEBHOOK_PRIVATE_NETWORKS: z
		.string()
		.default("")
		.transform((list) => list.split(/[\s,]+/).filter((each) => each !== ""))
		.refine(
			(list) => list.every((each) => networkOf(each) !== null),
			"must list addresses or networks, such as 10.0.0.0/8 or 127.0.0.1",
		)
		.transform((list) => list.map(networkOf).filter((network) => network !== null)),
};

/** Null when the text is neither an address nor a network. */
function networkOf(text: string): Network | null {
	if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
	if (!ipaddr.isValid(text) || /^\d+$/.test(text)) return null;
	const address = ipaddr.parse(text);
	return [address, address.kind() === "ipv4" ? 32 : 128];
}
