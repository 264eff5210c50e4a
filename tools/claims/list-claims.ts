import { readFile } from "node:fs/promises";
import { claimsSchema } from "#content/schemas/claim.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const file = "content/claims.yaml";

/** `npm run claims`: lists every figure of the site that has no evidence yet, and where it stands. */
const claims = parseYaml({ file, text: await readFile(file, "utf8") }, claimsSchema, () => null);
const bare = claims.filter(({ basis }) => basis === "placeholder");
const widest = (key: "id" | "figure") => Math.max(...claims.map((claim) => claim[key].length));

console.log(`${bare.length} of ${claims.length} claims in ${file} have no evidence yet:\n`);
for (const { id, figure, statement, pages } of bare) {
	const columns = [id.padEnd(widest("id")), figure.padEnd(widest("figure")), statement];
	console.log(`  ${columns.join("  ")}  (${pages.join(", ")})`);
}
for (const { id, figure, basis } of claims)
	if (basis !== "placeholder")
		console.log(`  ${id}  ${figure}  by ${basis.evidence} (${basis.date}, ${basis.owner})`);
console.log("\nTo give one evidence, replace `basis: placeholder` by the evidence, its date and its owner.");
