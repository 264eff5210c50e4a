import type { UseCase } from "#content/schemas/fields.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/icon-points.css";

interface IconPointsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly points: readonly (UseCase & { readonly icon: string })[];
}

/** Points with an icon each: values, applications. One with an address leads on. */
export function IconPointsSection({ heading, lead, points }: IconPointsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid icon-points">
				{points.map((point) => (
					<li key={point.heading}>
						<Icon name={point.icon} />
						<h3>{point.href ? <a href={point.href}>{point.heading}</a> : point.heading}</h3>
						<p>{point.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
