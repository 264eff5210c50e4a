import type { ReactNode } from "react";
import { type CitedText, plainText } from "#domain/claims/cited-text.ts";
import { DataTable, type DataTableProps } from "#site/sections/DataTable.tsx";
import { Cited } from "#site/ui/Cited.tsx";
import "#site/sections/text-section.css";
import "#site/ui/folds.css";

interface TrustSectionProps {
	readonly id: string;
	readonly heading: string;
	readonly paragraphs: readonly CitedText[];
	readonly table: DataTableProps | null;
	/** Whether few visitors need it: it opens by its heading, or by a link to it. */
	readonly isTechnical: boolean;
	readonly children?: ReactNode;
}

/** One thing that the site does with data, and its table where it has one. */
export function TrustSection({ id, heading, paragraphs, table, isTechnical, children }: TrustSectionProps) {
	const words = (
		<>
			{paragraphs.map((paragraph) => (
				<p key={plainText(paragraph)}>
					<Cited text={paragraph} />
				</p>
			))}
			{table && <DataTable {...table} />}
			{children}
		</>
	);
	if (isTechnical)
		return (
			<details>
				<summary>
					<h2>{heading}</h2>
				</summary>
				<div className="text-section" id={id}>
					{words}
				</div>
			</details>
		);
	return (
		<section className="text-section" id={id}>
			<h2>{heading}</h2>
			{words}
		</section>
	);
}
