import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("site/{ui,report,islands,scripts}/**/*.{ts,tsx}", {
	exclude: (name) => /\.test\.tsx?$/.test(name),
});
/** What they take from the content, imported at the start or later, or handed on. */
const taken = files.flatMap((file) =>
	[
		...readFileSync(file, "utf8").matchAll(
			/\b((?:import|export)\b[^;"]*)"(#(?:content|site\/catalogue)\/[^"]+)"/g,
		),
	].map(([, statement = "", from = ""]) => ({ file, isType: /^\w+ type\b/.test(statement), from })),
);

test("a browser loads no schema: what runs there takes types alone from the content and its catalogue", () => {
	expect(taken.length).toBeGreaterThan(0);
	expect(taken.filter(({ isType }) => !isType)).toEqual([]);
});
