import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { ContentError } from "#site/catalogue/content-file.ts";
import { nameFaults } from "#tools/build/content/drawing-names.ts";
import { filesOf } from "#tools/build/files-of.ts";

/**
 * Refuses content that names an icon or a picture that does not exist, and files that the site would not read.
 * @throws {ContentError} naming each file, and the line where there is one.
 */
export async function refuseUnknownNames(): Promise<void> {
	const paths = (await filesOf("content")).map((path) => path.replaceAll("\\", "/"));
	const misnamed = [...fileNameFaults(paths.toSorted()), ...loneFileFaults(paths.toSorted())];
	if (misnamed.length > 0) throw new ContentError(misnamed.join("\n"));
	const texts = paths
		.filter((file) => [".yaml", ".md"].includes(extname(file)))
		.toSorted()
		.map(async (file) => ({ file, text: await readFile(file, "utf8") }));
	const faults = nameFaults(await Promise.all(texts), (address) => existsSync(join("public", address)));
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
}

const markdownFolder = /^content\/(?:articles|policies|white-papers\/[^/]+)\/[^/]+$/;
const fileName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files that no page would show or that would have no plain address, a line each. */
export function fileNameFaults(paths: readonly string[]): string[] {
	return paths.flatMap((file) => {
		const extension = extname(file);
		const name = basename(file, extension);
		// Code, and what an operating system leaves in a folder.
		if (extension === ".ts" || name.startsWith(".")) return [];
		const needed = markdownFolder.test(file) ? ".md" : ".yaml";
		if (extension !== needed)
			return [`${file} is not read: the name of a file in this folder ends in ${needed}`];
		return fileName.test(name) ? [] : [`${file} must have a name of lower case words joined by hyphens`];
	});
}

const ofAnother =
	/^content\/(?:vignettes\/((?:services|industries|products)\/[^/]+)\.yaml|(white-papers\/[^/]+)\/.*)$/;

/** Files and folders that belong to a file which is not there, so that no page would show them, and papers without chapters, a line each. */
export function loneFileFaults(paths: readonly string[]): string[] {
	const faults = paths.flatMap((file) => {
		const [, drawn, paper] = ofAnother.exec(file) ?? [];
		const owner = drawn ?? paper;
		if (owner !== undefined) {
			const subject = paper === undefined ? file : `content/${paper}/`;
			if (paths.includes(`content/${owner}.yaml`)) return [];
			return [
				`${subject} belongs to content/${owner}.yaml, which is missing: one of the two names is misspelt`,
			];
		}
		const [, own] = /^(content\/white-papers\/[^/]+)\.yaml$/.exec(file) ?? [];
		if (own === undefined || paths.some((other) => other.startsWith(`${own}/`))) return [];
		return [`${file} has no chapters: they are files in the folder ${own}/`];
	});
	// Each chapter of a folder has told the same.
	return [...new Set(faults)];
}
