import { type AddressBudget, createAddressBudget } from "#server/protection/address-budget.ts";

/** Whether an address is still shown its form again. */
export type RenderBudget = AddressBudget;

/**
 * To show a form again costs a hundred times what it costs to send one. So an address has as many a minute as it may
 * send, on average; after them its refusals are fixed pages.
 */
export function createRenderBudget(postsInTenMinutes: number): RenderBudget {
	return createAddressBudget(Math.ceil(postsInTenMinutes / 10));
}
