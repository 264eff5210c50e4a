import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import tags from "lucide-static/tags.json" with { type: "json" };
import MiniSearch from "minisearch";

const names = Object.keys(nodes);
const maxShown = 8;

/** What is wrong with an icon's name, and which icons have a name or a meaning near it; null when there is such an icon. */
export function iconFault(name: string): string | null {
	if (names.includes(name)) return null;
	const near = iconsNear(name);
	const advice = near.length > 0 ? `Near it: ${near.join(", ")}. ` : "";
	return `lucide has no icon called "${name}". ${advice}All ${names.length}: https://lucide.dev/icons`;
}

function iconsNear(name: string): string[] {
	const meanings: Readonly<Record<string, readonly string[]>> = tags;
	const search = new MiniSearch({ idField: "name", fields: ["name", "meaning"] });
	search.addAll(names.map((each) => ({ name: each, meaning: (meanings[each] ?? []).join(" ") })));
	const found = search.search(name, { fuzzy: 0.3, prefix: true, boost: { name: 2 } });
	return found.slice(0, maxShown).map(({ id }) => String(id));
}
