/** One line of the result. `reach` and `limit` are in the project's quality page; empty where it names none. */
export interface Row {
	readonly what: string;
	readonly measured: string;
	readonly reach?: string;
	readonly limit?: string;
}

const heads = { what: "What", measured: "Measured", reach: "Reach", limit: "Never past" } as const;
const columns = ["what", "measured", "reach", "limit"] as const;

export function tableOf(rows: readonly Row[]): string {
	const lines: readonly Row[] = [heads, ...rows];
	const widths = columns.map((column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
	const text = (line: Row) =>
		columns.map((column, index) => (line[column] ?? "").padEnd(widths[index] ?? 0)).join("  ");
	const [head = "", ...body] = lines.map((line) => text(line).trimEnd());
	const rule = widths.map((width) => "─".repeat(width)).join("  ");
	return [head, rule, ...body].join("\n");
}
