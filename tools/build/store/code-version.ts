import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const source = /(?<!\.test)\.(?:tsx?|m?js|css|html|typ|json|yaml|woff2)$/;

/**
 * A word that changes with the code that makes something.
 * @param paths its files and folders. The packages that they use count by the lock file, which is always among them.
 */
export async function codeVersion(...paths: readonly string[]): Promise<string> {
	const hash = createHash("sha256");
	for (const path of [...paths, "package-lock.json"])
		for (const text of await textsOf(path)) hash.update(text);
	return hash.digest("base64url");
}

async function textsOf(path: string): Promise<Buffer[]> {
	if ((await stat(path)).isFile()) return [await readFile(path)];
	const names = (await readdir(path, { recursive: true })).filter((name) => source.test(name)).toSorted();
	return Promise.all(names.map((name) => readFile(join(path, name))));
}
