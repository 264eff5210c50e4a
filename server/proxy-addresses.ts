import * as z from "zod";
import { parseNetwork } from "#server/protection/parse-network.ts";

/** A list of addresses of proxies, as it is set. */
export const proxyAddresses = z
	.string()
	.default("")
	.transform((list) => list.split(/[\s,]/).filter((proxy) => proxy !== ""))
	.refine(
		(proxies) => proxies.every(isProxy),
		"must list proxy addresses, such as 10.0.0.1, 10.0.0.0/8 or loopback",
	);

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

/** Whether it is an address, a network such as 10.0.0.0/8 but not all addresses, or the name of a few networks. */
function isProxy(given: string): boolean {
	const [, length = 0] = parseNetwork(given) ?? [];
	return proxyNames.includes(given) || length > 0;
}
