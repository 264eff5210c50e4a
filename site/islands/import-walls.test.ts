import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("site/{ui,report,islands,scripts}/**/*.{ts,tsx}", {
	exclude: (name) => /\.test\.tsx?$/.test(name),
});
const imports = files.flatMap((file) =>
	[
		...readFileSync(file, "utf8").matchAll(
			/^import ([^;]*?) from "(#(?:content|site\/catalogue)\/[^"]+)";/gms,
		),
	].map(([, what = "", from = ""]) => ({ file, isType: what.startsWith("type "), from })),
);

test("a browser loads no schema: what runs there takes types alone from the content's schemas", () => {
	const schemas = imports.filter(({ from }) => from.startsWith("#content/schemas/"));
	expect(schemas.length).toBeGreaterThan(0);
	expect(schemas.filter(({ isType }) => !isType)).toEqual([]);
});
