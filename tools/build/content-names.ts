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
 * Refuses content that names an icon or a picture that does not exist.
 * @throws {ContentError} naming file and line of each.
 */
export async function refuseUnknownNames(): Promise<void> {
	const entries = await readdir("content", { recursive: true });
	const names = entries.filter((name) => [".yaml", ".md"].includes(extname(name))).toSorted();
	const files = names.map(async (name) => ({
		file: `content/${name}`,
		text: await readFile(join("content", name), "utf8"),
	}));
	const faults = nameFaults(await Promise.all(files), (address) => existsSync(join("public", address)));
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
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
