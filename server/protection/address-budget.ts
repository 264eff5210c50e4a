import { minute } from "#domain/durations.ts";
import { networkOf } from "#server/protection/address-network.ts";

/** Whether an address may do a thing once more. Each call counts. */
export type AddressBudget = (address: string) => boolean;

/** So many a minute for each address, counted in this process and written nowhere. */
export function createAddressBudget(maxPerMinute: number): AddressBudget {
	const used = new Map<string, number>();
	let ends = 0;
	return (address) => {
		if (performance.now() >= ends) {
			used.clear();
			ends = performance.now() + minute;
		}
		const network = networkOf(address);
		const count = (used.get(network) ?? 0) + 1;
		used.set(network, count);
		return count <= maxPerMinute;
	};
}
