import type { MethodSource } from "#content/schemas/pages/method.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import "#site/sections/text-section.css";
import "#site/sections/method/method.css";

interface MethodSourcesSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly items: readonly MethodSource[];
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
}

/** The published work that the model rests on, with what was taken from each. */
export function MethodSourcesSection({ heading, lead, items, newTab }: MethodSourcesSectionProps) {
	return (
		<section className="text-section" id="sources">
			<h2>{heading}</h2>
			<p>{lead}</p>
			<ul className="plain method-sources">
				{items.map(({ title, url, text, licence }) => (
					<li key={url}>
						<OutsideLink href={url} label={title} newTab={newTab} />
						<p>
							{text}{" "}
							{licence && <OutsideLink href={licence.url} label={licence.label} newTab={newTab} isLicence />}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
