import { readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** The built files of a folder and its folders whose names end so. */
export async function filesOf(folder: string, ending: string): Promise<string[]> {
	const files = await readdir(folder, { recursive: true });
	return files.filter((file) => file.endsWith(ending)).map((file) => join(folder, file));
}

/** The address of a page, by its file in the folder of all. */
export function addressOf(page: string, folder: string): string {
	return `/${dirname(relative(folder, page))}`;
}
