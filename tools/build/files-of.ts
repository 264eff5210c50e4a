import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The paths of all files of a folder and its folders whose names end so. */
export async function filesOf(folder: string, ending = ""): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map(({ parentPath, name }) => join(parentPath, name));
}
