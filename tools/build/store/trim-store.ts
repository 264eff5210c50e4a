import { rm, stat } from "node:fs/promises";
import { filesOf } from "#tools/build/files-of.ts";

/** In bytes: some ten builds after a change of all pages. */
const maxStoreBytes = 200_000_000;

/** Removes the files that builds have not used for longest, as far as the store is larger than it may be. */
export async function trimStore(store: string, maxBytes = maxStoreBytes): Promise<void> {
	const paths = await filesOf(store);
	const files = await Promise.all(
		// Another build may have removed one.
		paths.map(async (path) => ({ path, state: await stat(path).catch(() => null) })),
	);
	let size = 0;
	for (const { path, state } of files.sort((a, b) => usedAt(b) - usedAt(a))) {
		size += state?.size ?? 0;
		if (size > maxBytes) await rm(path, { force: true });
	}
}

function usedAt({ state }: { readonly state: { readonly mtimeMs: number } | null }): number {
	return state?.mtimeMs ?? 0;
}
