interface BarTableProps {
	readonly caption: string;
	/** What the rows are, and what is counted. */
	readonly columns: readonly [string, string];
	readonly rows: readonly { readonly name: string; readonly count: number }[];
	readonly headingIsShown?: boolean;
}

/** A table whose figures are bars too. */
export function BarTable({ caption, columns: [name, count], rows, headingIsShown = true }: BarTableProps) {
	const most = Math.max(1, ...rows.map((row) => row.count));
	return (
		<table className="bar-table">
			<caption className={headingIsShown ? undefined : "visually-hidden"}>{caption}</caption>
			<thead>
				<tr>
					<th scope="col">{name}</th>
					<th scope="col" className="figure">
						{count}
					</th>
					<td />
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.name}>
						<th scope="row">{row.name}</th>
						<td className="figure">{row.count}</td>
						<td className="bar">
							<svg width="100%" height="10" aria-hidden="true">
								<rect width={`${(row.count / most) * 100}%`} height="10" rx="2" />
							</svg>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
