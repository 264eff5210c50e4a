import { readFile } from "node:fs/promises";
import { basisKind, claimsSchema } from "#content/schemas/claim.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const file = "content/claims.yaml";

/** `npm run claims`: lists the figures of the site by what they rest on, those without evidence first. */
const claims = parseYaml({ file, text: await readFile(file, "utf8") }, claimsSchema, () => null);
const widest = (key: "id" | "figure") => Math.max(...claims.map((claim) => claim[key].length));

for (const kind of ["illustration", "target", "evidence"] as const) {
	const found = claims.filter((claim) => basisKind(claim) === kind);
	console.log(`${kind}: ${found.length} of ${claims.length} claims in ${file}\n`);
	for (const { id, figure, statement, pages, basis } of found) {
		const columns = [id.padEnd(widest("id")), figure.padEnd(widest("figure")), statement];
		console.log(`  ${columns.join("  ")}  (${pages.join(", ")})`);
		if (typeof basis === "object" && "evidence" in basis)
			console.log(`    shown by ${basis.evidence} (${basis.date}, ${basis.owner})`);
	}
	console.log("");
}
console.log(
	"To give a claim evidence, write under its basis `evidence`, the `date` and the `owner` who answers for it.",
);
