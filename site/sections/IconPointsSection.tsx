import type { Point } from "#content/schemas/fields.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/icon-points.css";

interface IconPointsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly points: readonly (Point & { readonly icon: string })[];
}

/** Points with an icon each: values, applications. */
export function IconPointsSection({ heading, lead, points }: IconPointsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid icon-points">
				{points.map((point) => (
					<li key={point.heading}>
						<Icon name={point.icon} />
						<h3>{point.heading}</h3>
						<p>{point.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
