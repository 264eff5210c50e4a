import { DataTable, type DataTableProps } from "#site/sections/DataTable.tsx";
import type { ExampleRow } from "#site/sections/method/example-drawing.ts";
import { MethodSection, type MethodWords } from "#site/sections/method/MethodSection.tsx";
import { type PointGroup, PointScales } from "#site/sections/method/PointScales.tsx";
import { type RoadmapRow, RoadmapWeeks } from "#site/sections/method/RoadmapWeeks.tsx";
import { type MethodDimension, SignalList } from "#site/sections/method/SignalList.tsx";
import { StageHill } from "#site/sections/method/StageHill.tsx";
import { WorkedExample } from "#site/sections/method/WorkedExample.tsx";

interface MethodSectionsProps {
	readonly ours: string;
	readonly signals: MethodWords & { readonly dimensions: readonly MethodDimension[] };
	readonly answers: MethodWords & { readonly groups: readonly PointGroup[] };
	readonly range: MethodWords;
	readonly stages: MethodWords & { readonly caption: string; readonly names: readonly string[] };
	readonly recommendations: MethodWords & { readonly table: DataTableProps };
	readonly roadmap: MethodWords & { readonly rows: readonly RoadmapRow[] };
	readonly lift: MethodWords;
	readonly example: MethodWords & {
		readonly caption: string;
		readonly rows: readonly ExampleRow[];
		readonly result: readonly string[];
	};
}

/** What counts, an example of it, then the rules of the model in the order in which a report comes about, and what can be drawn of them as pictures. */
export function MethodSections(props: MethodSectionsProps) {
	const { ours, signals, answers, range, stages, recommendations, roadmap, lift, example } = props;
	return (
		<>
			<MethodSection {...signals} ours={ours}>
				<SignalList dimensions={signals.dimensions} />
			</MethodSection>
			<MethodSection {...example} ours={ours}>
				<WorkedExample {...example} />
			</MethodSection>
			<MethodSection {...answers} ours={ours}>
				<PointScales groups={answers.groups} />
			</MethodSection>
			<MethodSection {...range} ours={ours} />
			<MethodSection {...stages} ours={ours}>
				<StageHill {...stages} />
			</MethodSection>
			<MethodSection {...recommendations} ours={ours}>
				<DataTable {...recommendations.table} />
			</MethodSection>
			<MethodSection {...roadmap} ours={ours}>
				<RoadmapWeeks {...roadmap} />
			</MethodSection>
			<MethodSection {...lift} ours={ours} />
		</>
	);
}
