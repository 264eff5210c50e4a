import "#site/sections/method.css";

interface MethodSectionProps {
	readonly id: string;
	readonly heading: string;
	readonly paragraphs: readonly { readonly text: string; readonly ours: boolean }[];
	readonly table: {
		readonly caption: string;
		readonly head: readonly string[];
		readonly rows: readonly (readonly string[])[];
	} | null;
	/** The mark of what is the company's own judgement. */
	readonly ours: string;
}

/** One rule of the model in words, and its table where it has one. */
export function MethodSection({ id, heading, paragraphs, table, ours }: MethodSectionProps) {
	return (
		<section className="method-section" id={id}>
			<h2>{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph.text}>
					{paragraph.ours && <span className="method-mark">{ours}</span>} {paragraph.text}
				</p>
			))}
			{table && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself on a phone, by keyboard too
				<section className="table" tabIndex={0} aria-label={table.caption}>
					<table>
						<caption className="visually-hidden">{table.caption}</caption>
						<thead>
							<tr>
								{table.head.map((cell) => (
									<th key={cell} scope="col">
										{cell}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{table.rows.map(([first, ...others]) => (
								<tr key={first}>
									<th scope="row">{first}</th>
									{others.map((cell, index) => (
										<td key={table.head[index + 1]}>{cell}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</section>
			)}
		</section>
	);
}
