import { basename, extname } from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { type ContentFile, frontMatter } from "#site/catalogue/content-file.ts";
import { bannerFiles, mapFiles, sceneFiles } from "#site/ui/picture-sets.ts";
import { iconFault } from "#tools/build/content/icon-fault.ts";

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

/** What is wrong with the names in these files, a line each. */
export function nameFaults(files: readonly ContentFile[], isDrawn: (address: string) => boolean): string[] {
	const faultOf = ({ kind, name }: Omit<Named, "place">) =>
		kind === "icon" ? iconFault(name) : pictureFault(kind, name, isDrawn);
	return files
		.filter((file) => likelyNames(file).some(faultOf))
		.flatMap(namesIn)
		.flatMap((named) => {
			const fault = faultOf(named);
			return fault ? [`${named.place} ${fault}`] : [];
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

/** Written in quotes or not, on one line or two. */
const likelyName = /\b(icon|image|banner|map)\b["']?\s*:\s*["']?([^\s"',}]+)/g;

/** All names of a file, and words of its texts that look like names: to read each file as YAML takes longer than all else here. */
function likelyNames({ file, text }: ContentFile): Omit<Named, "place">[] {
	const slug = basename(file, extname(file));
	const named = [...text.matchAll(likelyName)].map(([, key = "", name = ""]) => ({ kind: kinds[key], name }));
	if (file.startsWith("content/services/")) named.push({ kind: "banner", name: slug });
	if (file.startsWith("content/industries/")) named.push({ kind: "scene", name: slug });
	return named.filter((each): each is Omit<Named, "place"> => each.kind !== undefined);
}

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
