import "#site/sections/method/point-scales.css";

export interface RoadmapRow {
	readonly text: string;
	readonly startWeek: number;
	/** Counted in; null: open-ended. */
	readonly endWeek: number | null;
	/** The weeks as they are read. */
	readonly shown: string;
}

/** As many weeks as are drawn; what is open-ended goes on to the edge. */
const weeks = 10;

/** The parts of a roadmap as bars over its first weeks. */
export function RoadmapWeeks({ rows }: { readonly rows: readonly RoadmapRow[] }) {
	return (
		<div className="point-scales">
			<dl>
				{rows.map(({ text, startWeek, endWeek, shown }) => (
					<div key={text}>
						<dt>{text}</dt>
						<dd>
							{shown}
							<svg width="100%" height="12" aria-hidden="true">
								<line x2="100%" y1="6" y2="6" />
								<rect
									x={percent(startWeek - 1)}
									y="3"
									width={percent((endWeek ?? weeks) - startWeek + 1)}
									height="6"
									rx="3"
								/>
							</svg>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** Of the width that is drawn. */
function percent(count: number): string {
	return `${(count / weeks) * 100}%`;
}
