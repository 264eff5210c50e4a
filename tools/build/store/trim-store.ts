import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** In bytes: some ten builds after a change of all pages. */
const maxStoreBytes = 200_000_000;

/** Removes the files that builds have not used for longest, as far as the store is larger than it may be. */
export async function trimStore(store: string, maxBytes = maxStoreBytes): Promise<void> {
	const entries = await readdir(store, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
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
