import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCitations } from "#site/catalogue/citations.ts";

const fileAt = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const claim = (id: string) =>
	`- { id: ${id}, figure: "8", statement: shops, pages: [/], basis: illustration }\n`;

test("an editor who copies a claim and keeps its id is told which id it is", () => {
	const claims = { file: "content/claims.yaml", text: claim("shops") + claim("farms") + claim("shops") };
	const files = {
		site: fileAt("content/site.yaml"),
		illustration: fileAt("content/messages/illustration.yaml"),
	};
	expect(() => readCitations({ claims, ...files }, "en")).toThrow(
		/^content\/claims\.yaml:\d+ two claims have the id shops$/,
	);
});

test("a list of the offices has no line break within the name of a country", () => {
	const files = { claims: { file: "content/claims.yaml", text: claim("shops") } };
	const site = fileAt("content/site.yaml");
	const illustration = fileAt("content/messages/illustration.yaml");
	const cite = readCitations({ ...files, site, illustration }, "en");
	expect(cite("site", "offices")).toBe("New\u00a0Zealand, India and Malaysia");
});
