import type { ReactNode } from "react";
import { DataTable, type DataTableProps } from "#site/sections/DataTable.tsx";
import "#site/sections/text-section.css";

interface TrustSectionProps {
	readonly id: string;
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly table: DataTableProps | null;
	readonly children?: ReactNode;
}

/** One thing that the site does with data, and its table where it has one. */
export function TrustSection({ id, heading, paragraphs, table, children }: TrustSectionProps) {
	return (
		<section className="text-section" id={id}>
			<h2>{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{table && <DataTable {...table} />}
			{children}
		</section>
	);
}
