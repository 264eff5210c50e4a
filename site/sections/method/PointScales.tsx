import "#site/sections/method/point-scales.css";

export interface PointGroup {
	readonly heading: string;
	readonly answers: readonly {
		readonly text: string;
		/** Of 100; of several answers from the first to the last, and none where it stays unknown. */
		readonly points: readonly number[];
		/** The points as they are read. */
		readonly shown: string;
	}[];
}

/** What an answer is worth: its line is a scale from 0 to 100, which the thread follows to its points. */
export function PointScales({ groups }: { readonly groups: readonly PointGroup[] }) {
	return groups.map(({ heading, answers }) => (
		<div key={heading} className="point-scales">
			<h3>{heading}</h3>
			<dl>
				{answers.map(({ text, points, shown }) => (
					<div key={text}>
						<dt>{text}</dt>
						<dd>
							{shown}
							<Scale points={points} />
						</dd>
					</div>
				))}
			</dl>
		</div>
	));
}

function Scale({ points }: { readonly points: readonly number[] }) {
	const last = points.at(-1);
	return (
		<svg className={last === undefined ? "unknown" : undefined} width="100%" height="12" aria-hidden="true">
			<line x2="100%" y1="6" y2="6" />
			{last !== undefined && <rect y="5" width={`${last}%`} height="2" />}
			{points.map((point) => (
				<circle key={point} cx={`${point}%`} cy="6" r="4" />
			))}
		</svg>
	);
}
