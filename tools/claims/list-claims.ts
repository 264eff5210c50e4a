import { readFile } from "node:fs/promises";
import { basisKind, claimsSchema } from "#content/schemas/claim.ts";
import { noSuchCommand, readCommandLine } from "#server/command/read-command-line.ts";
import { runCommand } from "#server/command/run-command.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const file = "content/claims.yaml";

const usage = `Lists the figures of the site by what they rest on, those without evidence first.

  npm run claims -- help
  npm run claims
`;

async function run(): Promise<string> {
	const asked = readCommandLine("claims", {});
	if (asked === null) return usage;
	if (asked.name !== undefined) throw noSuchCommand("claims", asked.name);
	const claims = parseYaml({ file, text: await readFile(file, "utf8") }, claimsSchema, () => null);
	const widest = (key: "id" | "figure") => Math.max(...claims.map((claim) => claim[key].length));
	const lines: string[] = [];
	for (const kind of ["illustration", "target", "evidence"] as const) {
		const found = claims.filter((claim) => basisKind(claim) === kind);
		lines.push(`${kind}: ${found.length} of ${claims.length} claims in ${file}`, "");
		for (const { id, figure, statement, pages, basis } of found) {
			const columns = [id.padEnd(widest("id")), figure.padEnd(widest("figure")), statement];
			lines.push(`  ${columns.join("  ")}  (${pages.join(", ")})`);
			if (typeof basis === "object" && "evidence" in basis)
				lines.push(`    shown by ${basis.evidence} (${basis.date}, ${basis.owner})`);
		}
		lines.push("");
	}
	lines.push(
		"To give a claim evidence, write under its basis `evidence`, the `date` and the `owner` who answers for it.",
	);
	return lines.join("\n");
}

await runCommand(run);
