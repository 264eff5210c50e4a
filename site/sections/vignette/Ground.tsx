const ridge = "M96 0C98 44 58 70 12 66S-82 84-104 34-78-62-28-70 94-52 96 0Z";
const rings = [3, 6, 10, 14, 19, 25, 32];

/** Contour land behind the sheets: one ridge line, drawn larger and turned a little from ring to ring. */
export function Ground() {
	return (
		<svg className="vignette-ground" viewBox="0 0 616 400" preserveAspectRatio="xMaxYMin slice">
			{rings.map((size) => (
				<path key={size} d={ridge} transform={`translate(400 60) rotate(${size}) scale(${size / 10})`} />
			))}
		</svg>
	);
}
