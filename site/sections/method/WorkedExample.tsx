import { thresholds } from "#domain/readiness/stage.ts";
import { type ExampleRow, exampleDrawing } from "#site/sections/method/example-drawing.ts";
import "#site/sections/method/worked-example.css";

interface WorkedExampleProps {
	/** The dimensions, and the score last. */
	readonly rows: readonly ExampleRow[];
	/** How the picture is read. */
	readonly caption: string;
	/** What comes of it. */
	readonly result: readonly string[];
}

const ends = [0, ...thresholds, 100];

/** An example's answers on the scale of their dimension, and the thread through the means to the score. */
export function WorkedExample({ rows, caption, result }: WorkedExampleProps) {
	return (
		<figure className="worked-example">
			<figcaption>{caption}</figcaption>
			<div className="worked-rows">
				<ExampleThread rows={rows} />
				<ExampleRows rows={rows} />
			</div>
			<Scale />
			<div className="worked-result">
				{result.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
		</figure>
	);
}

/** The drawing across the rows: thresholds, answers, and the thread through the means. */
function ExampleThread({ rows }: Pick<WorkedExampleProps, "rows">) {
	const { height, ...paths } = exampleDrawing(rows);
	return (
		<svg
			className="method-drawing"
			viewBox={`0 0 100 ${height}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path className="worked-thresholds" d={paths.thresholds} />
			<path className="worked-lines" d={paths.lines} />
			<path className="method-thread" d={paths.thread} />
			<path className="worked-answers" d={paths.answers} />
			<path className="method-nodes" d={paths.means} />
			<path className="method-holes" d={paths.means} />
		</svg>
	);
}

function ExampleRows({ rows }: Pick<WorkedExampleProps, "rows">) {
	return (
		<dl>
			{rows.map(({ name, parts, mean }, index) => (
				<div key={name}>
					<dt>{name}</dt>
					{index < rows.length - 1 && (
						<dd>
							{parts.map((part) => (
								<span key={part.name}>
									{part.name} <b>{part.points}</b>{" "}
								</span>
							))}
						</dd>
					)}
					<dd>{mean}</dd>
				</div>
			))}
		</dl>
	);
}

/** The ends of the stages below the drawing. */
function Scale() {
	return (
		<svg className="worked-scale" width="100%" height="18" aria-hidden="true">
			{ends.map((end) => (
				<text key={end} x={`${end}%`} y="14">
					{end}
				</text>
			))}
		</svg>
	);
}
