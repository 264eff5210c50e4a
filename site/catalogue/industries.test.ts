import { expect, test } from "vitest";
import { withOwnGuides } from "#site/catalogue/industries.ts";

const industry = (slug: string, fileName: string) => ({ slug, guide: { fileName } });

test("an editor who copies an industry and keeps the name of its guide is told both files", () => {
	const copied = [industry("retail", "Retail-Guide.txt"), industry("farming", "Retail-Guide.txt")];
	expect(() => withOwnGuides(copied, (file) => `${file}:9`)).toThrow(
		"content/industries/retail.yaml:9 and content/industries/farming.yaml:9 both offer the guide Retail-Guide.txt",
	);
	const own = [industry("retail", "Retail-Guide.txt"), industry("farming", "Farming-Guide.txt")];
	expect(withOwnGuides(own)).toEqual(own);
});
