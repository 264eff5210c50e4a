import { mark } from "#design/mark.ts";
import "#site/ui/wordmark.css";

/** The company's mark, inside a `wordmark`. */
export function CompanyMark() {
	const { box, rings, point } = mark;
	return (
		<svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
			{rings.map((ring) => (
				<path key={ring} d={ring} />
			))}
			<circle cx={point.x} cy={point.y} r={point.radius} />
		</svg>
	);
}
