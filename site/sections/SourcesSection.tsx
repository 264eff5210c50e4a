import type { ExternalSource } from "#content/schemas/external-source.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import "#site/sections/prose.css";
import "#site/sections/sources.css";

interface SourcesSectionProps {
	readonly heading: string;
	readonly sources: readonly (Omit<ExternalSource, "description"> & { readonly description?: string })[];
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
}

/** What a text rests on, each with its publisher. */
export function SourcesSection({ heading, sources, newTab }: SourcesSectionProps) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<ol className="sources">
				{sources.map(({ title, url, source, description }) => (
					<li key={url}>
						<OutsideLink href={url} label={title} newTab={newTab} />
						<span>{source}</span>
						{description && <p>{description}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
