import { isIP } from "node:net";
import * as z from "zod";

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

/** Whether it is an address, a network such as 10.0.0.0/8, or the name of a few networks. */
function isProxy(given: string): boolean {
	if (proxyNames.includes(given)) return true;
	const [address = "", length, ...more] = given.split("/");
	const version = isIP(address);
	if (version === 0 || more.length > 0) return false;
	if (length === undefined) return true;
	return /^[1-9]\d*$/.test(length) && Number(length) <= (version === 4 ? 32 : 128);
}
