import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { ContentError, type ContentFile, frontMatter } from "#site/catalogue/content-file.ts";
import { bannerFiles, mapFiles, sceneFiles } from "#site/ui/picture-sets.ts";
import { iconFault } from "#tools/build/icon-fault.ts";

/** An icon or a picture that a content file asks for by its name. */
interface Named {
	readonly kind: "icon" | keyof typeof pictures;
	readonly name: string;
	/** File and line. */
	readonly place: string;
}

const pictures = {
	scene: {
		filesOf: sceneFiles,
		drawing: "docs/art.md says how to draw one; until then leave out imageAlt, and image where there is one",
	},
	banner: { filesOf: bannerFiles, drawing: "a line in art/contour/banners.ts draws one" },
	map: { filesOf: mapFiles, drawing: "its coast in art/contour/coasts.ts draws one" },
};

/**
 * Refuses content that names an icon or a picture that does not exist, and files that the site would not read.
 * @throws {ContentError} naming each file, and the line where there is one.
 */
export async function refuseUnknownNames(): Promise<void> {
	const entries = await readdir("content", { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	const paths = files.map(({ parentPath, name }) => join(parentPath, name).replaceAll("\\", "/"));
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

/** What is wrong with the names in these files, a line each. */
export function nameFaults(files: readonly ContentFile[], isDrawn: (address: string) => boolean): string[] {
	return files.flatMap(namesIn).flatMap(({ kind, name, place }) => {
		const fault = kind === "icon" ? iconFault(name) : pictureFault(kind, name, isDrawn);
		return fault ? [`${place} ${fault}`] : [];
	});
}

function pictureFault(kind: keyof typeof pictures, name: string, isDrawn: (address: string) => boolean) {
	const { filesOf, drawing } = pictures[kind];
	const files = filesOf(name);
	const missing = files.filter((address) => !isDrawn(address)).map((address) => `public${address}`);
	if (missing.length === 0) return null;
	if (missing.length === files.length)
		return `there is no ${kind} "${name}" (public${files[0]} and others); ${drawing}`;
	return `the ${kind} "${name}" lacks ${missing.join(", ")}`;
}

const kinds: Readonly<Record<string, Named["kind"]>> = {
	icon: "icon",
	image: "scene",
	banner: "banner",
	map: "map",
};

function namesIn({ file, text }: ContentFile): Named[] {
	const lines = new LineCounter();
	// To read all the words of a Markdown file as YAML would take longer than all else here.
	const [yaml] = frontMatter.exec(text) ?? [text];
	const document = parseDocument(yaml, { lineCounter: lines });
	const slug = basename(file, extname(file));
	const isOf = (folder: string) => file.startsWith(`content/${folder}/`);
	// Every service has a banner of its own name.
	const names: Named[] = isOf("services") ? [{ kind: "banner", name: slug, place: `${file}:1` }] : [];
	visit(document, {
		Pair(_, { key, value }) {
			if (!isScalar(key) || !isScalar(value) || typeof value.value !== "string") return;
			const place = `${file}:${lines.linePos(value.range?.[0] ?? 0).line}`;
			const kind = kinds[String(key.value)];
			if (kind) names.push({ kind, name: value.value, place });
			// An industry that describes a scene has one of its own name.
			if (key.value === "imageAlt" && isOf("industries")) names.push({ kind: "scene", name: slug, place });
		},
	});
	return names;
}
