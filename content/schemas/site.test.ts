import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claimsSchema } from "#content/schemas/claim.ts";
import { siteSchema } from "#content/schemas/site.ts";
import { parseYaml } from "#site/catalogue/content-file.ts";

const file = "content/site.yaml";
const site = readFileSync(file, "utf8");
const office = /^ {2}- \{ name: .*$/m;
const readWith = (facts: string) =>
	parseYaml(
		{ file, text: site.replace(office, `  - { name: New Zealand, ${facts} }`) },
		siteSchema,
		() => null,
	);

test("an office without a known time zone is refused with the file and an example", () => {
	expect(() => readWith("timeZone: Asia/Calcuta, hours: { from: 9, to: 18 }")).toThrow(
		/^content\/site\.yaml:\d+ offices\.1\.timeZone must be a time zone, such as Asia\/Kolkata$/,
	);
	expect(readWith("timeZone: Asia/Calcutta, hours: { from: 9, to: 18 }").offices[0]).toMatchObject({
		timeZone: "Asia/Calcutta",
	});
});

test("an office that closes before it opens is refused", () => {
	expect(() => readWith("timeZone: Asia/Kolkata, hours: { from: 18, to: 9 }")).toThrow(
		/site\.yaml:\d+ offices\.1\.hours: from must be earlier than to$/,
	);
});

test.each(["ilustration", "{ evidence: A count., owner: Finance }"])(
	"a figure with the basis %s is refused with what a basis is",
	(basis) => {
		const text = `- { id: shops, figure: "8", statement: shops, pages: [/], basis: ${basis} }`;
		expect(() => parseYaml({ file: "content/claims.yaml", text }, claimsSchema, () => null)).toThrow(
			/^content\/claims\.yaml:1 1\.basis must be illustration, a target, or evidence with its date and owner$/,
		);
	},
);
