import { availableParallelism } from "node:os";

/** Twice the processors, as some wait for files while others compute. */
export const atOnce = availableParallelism() * 2;

/** Does some work for each item, several at once, and gives the results in the items' order. */
export async function inParallel<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const queue = items.entries();
	const take = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, take));
	return results;
}
