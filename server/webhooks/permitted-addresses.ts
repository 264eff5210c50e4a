import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { Network } from "#server/protection/parse-network.ts";

/** Finds the addresses of a name, as the machine does. */
export type Resolve = (name: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (name) => lookup(name, { all: true });

/**
 * Whether an address may be connected to: a public one by HTTPS, and any in the networks that the settings allow.
 * Public is what no registry has set apart, so that ranges which hide an IPv4 address (NAT64, 6to4, Teredo) are not.
 */
export function isPermitted(address: string, isSecure: boolean, allowed: readonly Network[]): boolean {
	// An IPv4 address written as an IPv6 one is the IPv4 address.
	const parsed = ipaddr.process(address);
	const isAllowed = allowed.some(
		([network, length]) => network.kind() === parsed.kind() && parsed.match(network, length),
	);
	return isAllowed || (isSecure && parsed.range() === "unicast");
}

/**
 * The lookup for one connection to a URL. The connection is made to the addresses that were checked and to no others, so a name
 * that changes its address afterwards changes nothing. One forbidden address forbids the name.
 */
export function permittedLookup(
	isPermittedAddress: (address: string) => boolean,
	resolve: Resolve,
): LookupFunction {
	return (name, { all }, done) => {
		const found = resolve(name).then((addresses) => {
			for (const { address } of addresses) assertPermitted(address, name, isPermittedAddress);
			return addresses;
		});
		found.then(
			(addresses) => {
				const [first] = addresses;
				if (all === true) done(null, addresses);
				else done(null, first?.address ?? "", first?.family);
			},
			(error: unknown) => done(error instanceof Error ? error : new Error(String(error)), ""),
		);
	};
}

/** A host that is an address is never looked up. Throws with a sentence for the person who looks after the endpoints. */
export function assertPermittedHost(host: string, isPermittedAddress: (address: string) => boolean): void {
	const address = host.replace(/^\[(.*)\]$/, "$1");
	if (isIP(address) !== 0) assertPermitted(address, host, isPermittedAddress);
}

/**
 * The same for a name, by its addresses of today. One that has none yet is left to the first try, which checks again.
 * @returns whether it has an address
 */
export async function assertPermittedName(
	{ hostname, protocol }: URL,
	allowed: readonly Network[],
	resolve: Resolve = systemResolve,
): Promise<boolean> {
	const permits = (address: string) => isPermitted(address, protocol === "https:", allowed);
	const found = await resolve(hostname).catch(() => []);
	for (const { address } of found) assertPermitted(address, hostname, permits);
	return found.length > 0;
}

function assertPermitted(
	address: string,
	name: string,
	isPermittedAddress: (address: string) => boolean,
): void {
	if (isPermittedAddress(address)) return;
	throw new Error(
		`${name} leads to ${address}, which is not public, or not reached by HTTPS. WEBHOOK_PRIVATE_NETWORKS can allow it.`,
	);
}

/** Reads the address of an endpoint; throws with a sentence for the person who wrote it. */
export function readEndpointUrl(text: string, allowed: readonly Network[]): URL {
	const url = URL.parse(text);
	if (
		url === null ||
		!["https:", "http:"].includes(url.protocol) ||
		url.username !== "" ||
		url.password !== ""
	)
		throw new Error("Give an address such as https://example.com/hook, without a name and password.");
	const isSecure = url.protocol === "https:";
	if (!isSecure && allowed.length === 0)
		throw new Error(
			"Give an address that begins with https:, or allow its network: WEBHOOK_PRIVATE_NETWORKS.",
		);
	assertPermittedHost(url.hostname, (address) => isPermitted(address, isSecure, allowed));
	url.hash = "";
	return url;
}
