import { mark } from "#design/mark.ts";
import "#desk/ui/desk-mark.css";

/** The company's mark; its name stands next to it. */
export function DeskMark() {
	const { box, rings, point } = mark;
	return (
		<svg className="mark" viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
			{rings.map((ring) => (
				<path key={ring} d={ring} />
			))}
			<circle cx={point.x} cy={point.y} r={point.radius} />
		</svg>
	);
}
