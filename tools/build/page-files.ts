import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The built files of a folder and its folders whose names end so. */
export async function filesOf(folder: string, ending: string): Promise<string[]> {
	const files = await readdir(folder, { recursive: true });
	return files.filter((file) => file.endsWith(ending)).map((file) => join(folder, file));
}
