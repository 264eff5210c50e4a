import { DataTable, type DataTableProps } from "#site/sections/DataTable.tsx";
import "#site/sections/text-section.css";
import "#site/sections/method.css";

interface MethodSectionProps {
	readonly id: string;
	readonly heading: string;
	readonly paragraphs: readonly { readonly text: string; readonly ours: boolean }[];
	readonly table: DataTableProps | null;
	/** The mark of what is the company's own judgement. */
	readonly ours: string;
}

/** One rule of the model in words, and its table where it has one. */
export function MethodSection({ id, heading, paragraphs, table, ours }: MethodSectionProps) {
	return (
		<section className="text-section" id={id}>
			<h2>{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph.text}>
					{paragraph.ours && <span className="method-mark">{ours}</span>} {paragraph.text}
				</p>
			))}
			{table && <DataTable {...table} />}
		</section>
	);
}
