import { networkOf } from "#server/protection/address-network.ts";

const minute = 60_000;

/** Whether an address is still shown its form again. Each call counts. */
export type RenderBudget = (address: string) => boolean;

/**
 * To show a form again costs a hundred times what it costs to send one. So an address has as many a minute as it may
 * send, on average; after them its refusals are fixed pages. Counted in the process whose time it is.
 */
export function createRenderBudget(postsInTenMinutes: number): RenderBudget {
	const most = Math.ceil(postsInTenMinutes / 10);
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
		return count <= most;
	};
}
