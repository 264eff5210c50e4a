import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate, type Report } from "html-validate";
import { describe, expect, test } from "vitest";
import { everyPage, pages } from "#tests/support/built-site.ts";
import { builtFile, description, distFolder } from "#tests/support/site-description.ts";

const validator = new HtmlValidate(new FileSystemConfigLoader());

const faultsOf = ({ results }: Report) =>
	results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, selector, line, column }) =>
				`${ruleId}: ${message} (${selector ?? ""} ${line}:${column})`,
		),
	);

describe("every page is valid HTML", () => {
	test.each(everyPage)("$path", async ({ html }) => {
		expect(faultsOf(await validator.validateString(html, "dist/page.html"))).toEqual([]);
	});
});

describe("every policy's text for the footer is well-formed XML", () => {
	const strict = new HtmlValidate({
		root: true,
		rules: {
			"close-order": "error",
			"no-dup-attr": "error",
			"no-implicit-close": "error",
			"no-raw-characters": "error",
			"void-style": ["error", { style: "selfclose" }],
			"attr-quotes": ["error", { style: "double", unquoted: false }],
		},
	});
	const policies = pages.map(({ path }) => `${path}.xml`).filter((path) => path in description.files);
	const unnamed = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\S{0,9}/gi;
	test.each(policies)("%s", async (path) => {
		const xml = readFileSync(join(distFolder, builtFile(path).file), "utf8");
		expect(faultsOf(await strict.validateString(xml, "dist/policy.html"))).toEqual([]);
		expect(xml.match(unnamed)).toBeNull();
	});
});
