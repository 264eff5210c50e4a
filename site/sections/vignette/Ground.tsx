const ridge = "M96 0C98 44 58 70 12 66S-82 84-104 34-78-62-28-70 94-52 96 0Z";
const rings = [0.3, 0.6, 0.95, 1.35, 1.8, 2.3, 2.85, 3.45];

/** Contour land behind the sheets: one ridge line, drawn larger and turned a little from ring to ring. */
export function Ground() {
	return (
		<svg
			className="vignette-ground"
			viewBox="0 0 616 400"
			preserveAspectRatio="xMaxYMin slice"
			aria-hidden="true"
		>
			{rings.map((scale, index) => (
				<path key={scale} d={ridge} transform={`translate(400 60) rotate(${index * 7}) scale(${scale})`} />
			))}
		</svg>
	);
}
