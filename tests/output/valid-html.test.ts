import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";

const validator = new HtmlValidate(new FileSystemConfigLoader());

describe("every page is valid HTML", () => {
	test.each(everyPage)("$path", async ({ html }) => {
		const report = await validator.validateString(html, "dist/page.html");
		const faults = report.results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, selector, line, column }) =>
					`${ruleId}: ${message} (${selector ?? ""} ${line}:${column})`,
			),
		);
		expect(faults).toEqual([]);
	});
});
