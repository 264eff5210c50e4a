export interface DataTableProps {
	readonly caption: string;
	readonly head: readonly string[];
	/** The first cell of a row is its heading. */
	readonly rows: readonly (readonly string[])[];
	/** From which column on there are figures, counted from 0. */
	readonly numbersFrom?: number;
}

/** A table that scrolls by itself where the screen is narrow, or stacks the cells of a row where they are words. */
export function DataTable({ caption, head, rows, numbersFrom = head.length }: DataTableProps) {
	const isStacked = numbersFrom > 2;
	// What is laid out as a block is no longer part of a table in some browsers, unless it says so.
	const role = (name: string) => (isStacked ? { role: name } : {});
	const looksOf = (column: number) => (column >= numbersFrom ? { className: "number" } : {});
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself on a phone, by keyboard too
		<section className="table" tabIndex={0} aria-label={caption}>
			<table {...(isStacked && { className: "stack" })} {...role("table")}>
				<caption className="visually-hidden">{caption}</caption>
				<thead {...role("rowgroup")}>
					<tr {...role("row")}>
						{head.map((cell, column) => (
							<th key={cell} scope="col" {...looksOf(column)} {...role("columnheader")}>
								{cell}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...role("rowgroup")}>
					{rows.map(([first, ...others]) => (
						<tr key={first} {...role("row")}>
							<th scope="row" {...role("rowheader")}>
								{first}
							</th>
							{others.map((cell, index) => (
								<td
									key={head[index + 1]}
									{...looksOf(index + 1)}
									{...role("cell")}
									{...(isStacked && { "data-label": head[index + 1] })}
								>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
