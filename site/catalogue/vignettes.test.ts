import { expect, test } from "vitest";
import { defaultLocale } from "#domain/locale/locale.ts";
import { industryVignetteIn } from "#site/catalogue/vignettes.ts";

test("whoever adds an industry without a picture of its work is told which file to write", () => {
	expect(() => industryVignetteIn("farming", defaultLocale)).toThrow(
		"content/vignettes/industries/farming.yaml is missing",
	);
});
