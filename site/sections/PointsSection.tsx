import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/points.css";

interface PointsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly items: readonly { readonly heading: string; readonly text: string }[];
}

/** A few points in a row, joined by the thread. */
export function PointsSection({ heading, lead, items }: PointsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain thread-points">
				{items.map((item) => (
					<li key={item.heading}>
						<h3>{item.heading}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
