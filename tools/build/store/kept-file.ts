import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of what builds keep for the next ones. */
export const store = "build/store";

/** What a file is made from. The same sources make the same file. */
export interface Sources {
	/** The folder of the store that keeps it. */
	readonly folder: string;
	readonly ending: string;
	/** All that its code is given, as JSON holds it; of the code itself, what `codeVersion` says. */
	readonly input: unknown;
}

/**
 * The path of a file that a build made. It is kept by its sources, so that the next build makes the changed ones only.
 * @param make its bytes, when no build has made it from these sources yet.
 */
export async function keptFile(
	{ folder, ending, input }: Sources,
	make: () => Promise<Uint8Array>,
): Promise<string> {
	const key = createHash("sha256").update(JSON.stringify(input)).digest("base64url").slice(0, 22);
	const kept = join(store, folder, `${key}${ending}`);
	if (!existsSync(kept)) {
		const bytes = await make();
		await mkdir(join(store, folder), { recursive: true });
		// Written whole, or not at all: two pages, or two builds, may ask for one file at the same time.
		const draft = `${kept}.${randomUUID()}`;
		await writeFile(draft, bytes);
		await rename(draft, kept);
	}
	const now = new Date();
	await utimes(kept, now, now);
	return kept;
}
