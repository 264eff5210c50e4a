export interface DataTableProps {
	readonly caption: string;
	readonly head: readonly string[];
	/** The first cell of a row is its heading. */
	readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls by itself where the screen is narrow. */
export function DataTable({ caption, head, rows }: DataTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself on a phone, by keyboard too
		<section className="table" tabIndex={0} aria-label={caption}>
			<table>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						{head.map((cell) => (
							<th key={cell} scope="col">
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([first, ...others]) => (
						<tr key={first}>
							<th scope="row">{first}</th>
							{others.map((cell, index) => (
								<td key={head[index + 1]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
