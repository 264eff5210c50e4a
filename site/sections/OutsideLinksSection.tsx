import type { ExternalSource } from "#content/schemas/external-source.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/outside-links.css";

interface OutsideLinksSectionProps {
	readonly heading: string;
	readonly lead: string;
	readonly links: readonly ExternalSource[];
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
}

/** Pages of other organisations, with who publishes them. */
export function OutsideLinksSection({ heading, lead, links, newTab }: OutsideLinksSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain outside-links">
				{links.map(({ title, description, url, source }) => (
					<li key={url}>
						<h3>
							<OutsideLink href={url} label={title} newTab={newTab} />
							<Icon name="arrow-up-right" />
						</h3>
						<p>{description}</p>
						<p className="source">{source}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
