import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { typedSources } from "#tools/content-keys/typed-sources.ts";
import { unreadKeys } from "#tools/content-keys/unread-keys.ts";

const repository = resolve(import.meta.dirname, "../..");
mkdirSync(join(repository, "build"), { recursive: true });
// Inside the project, so that its packages are found.
const folder = mkdtempSync(join(repository, "build/content-keys-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = {
	target: "ES2024",
	module: "NodeNext",
	strict: true,
	allowImportingTsExtensions: true,
	noEmit: true,
};
const schema = `import { z } from "zod";
const text = z.string();
export const pointSchema = z.object({ heading: text, text, planted: text });
export const pageSchema = z.object({
	hero: pointSchema,
	labels: z.object({ open: text, close: text, "read-more": text }),
	links: z.array(z.object({ label: text, href: text })),
	left: text,
});
export type Page = z.infer<typeof pageSchema>;
`;

/** The keys that are left unread when this is all the code of the site. */
function unreadWith(code: string, root = folder): string[] {
	const files = {
		"tsconfig.json": JSON.stringify({ compilerOptions: options }),
		"content/schemas/page.ts": schema,
		"site/page.ts": `import type { Page } from "../content/schemas/page.ts";\n${code}`,
	};
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, name)), { recursive: true });
		writeFileSync(join(root, name), text);
	}
	return unreadKeys(typedSources(root), root).map(({ name }) => name);
}

const readsAllOthers = `
export const read = ({ hero: { heading, text }, labels, links, left }: Page, id: "open" | "close") =>
	[heading, text, labels[id], labels["read-more"], links.map(({ label, href }) => label + href), left];
`;

describe("a key of the content", () => {
	test("is found when no code reads it, though another schema has one of the same name", () => {
		expect(unreadWith(readsAllOthers)).toEqual(["planted"]);
	});

	test("is read wherever the project's folder is, such as in one called domain", () => {
		expect(unreadWith(readsAllOthers, join(folder, "clones/domain/content/website"))).toEqual(["planted"]);
	});

	test("is not read by a spread, nor where its object is handed on", () => {
		const handing =
			"export const copy = (page: Page) => ({ ...page.hero });\nexport const give = (page: Page): Page => page;";
		expect(unreadWith(readsAllOthers + handing)).toEqual(["planted"]);
	});

	test("is read by a function that asks for it in its own words", () => {
		const asking = `const show = (point: { planted: string }) => point;\nexport const shown = (page: Page) => show(page.hero);`;
		expect(unreadWith(readsAllOthers + asking)).toEqual([]);
	});

	test("is read by code that goes through all keys", () => {
		expect(
			unreadWith(`${readsAllOthers}export const all = (page: Page) => Object.values(page.hero);`),
		).toEqual([]);
	});
});
