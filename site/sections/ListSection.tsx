import "#site/ui/list.css";
import "#site/sections/prose.css";

interface ListSectionProps {
	readonly heading: string;
	readonly items: readonly string[];
}

/** A few points next to their heading. */
export function ListSection({ heading, items }: ListSectionProps) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<ul className="ticks paragraphs">
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</section>
	);
}
