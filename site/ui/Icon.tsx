import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { createElement } from "react";
import "#site/ui/icon.css";

type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[];

const icons: Readonly<Record<string, IconNode>> = JSON.parse(JSON.stringify(nodes));

/**
 * A decorative lucide icon. Only for what is rendered at build time: the whole set is behind it.
 * @throws when lucide has no icon of that name.
 */
export function Icon({ name }: { readonly name: string }) {
	const shapes = icons[name];
	if (!shapes) throw new Error(`lucide has no icon named "${name}"`);
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			{shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
		</svg>
	);
}
