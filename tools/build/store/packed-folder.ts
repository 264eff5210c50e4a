import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesOf } from "#tools/build/files-of.ts";

/** The files of a folder, in base64, by their paths in it. */
export type PackedFolder = Readonly<Record<string, string>>;

/** A folder as one value: the store keeps single files, and removes them one by one. */
export async function packFolder(folder: string): Promise<PackedFolder> {
	const packed = (await filesOf(folder)).map(async (path) => [
		relative(folder, path),
		await readFile(path, "base64"),
	]);
	return Object.fromEntries(await Promise.all(packed));
}

/** Writes the files of a packed folder into another. */
export async function unpackFolder(packed: PackedFolder, folder: string): Promise<void> {
	for (const [path, bytes] of Object.entries(packed)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), bytes, "base64");
	}
}
