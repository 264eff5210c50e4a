import type { ReactNode } from "react";

interface DeskTableProps {
	/** What the table is called; read out, not shown. */
	readonly name: string;
	readonly columns: readonly string[];
	readonly className?: string;
	/** The rows. */
	readonly children: ReactNode;
}

/** A table that scrolls sideways where it is too wide, by keyboard as well. */
export function DeskTable({ name, columns, className, children }: DeskTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
		<section className="table-scroll" aria-label={name} tabIndex={0}>
			<table className={className}>
				<caption className="visually-hidden">{name}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	);
}
