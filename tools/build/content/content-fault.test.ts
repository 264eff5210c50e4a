import { build } from "vite";
import { expect, test } from "vitest";
import { ContentError } from "#site/catalogue/content-file.ts";
import { contentFaultIn } from "#tools/build/content/content-fault.mjs";

const fault =
	"content/forms/contact.yaml:3 fields.email: has no text\ncontent/forms/contact.yaml:9 submit: is empty";

async function stackOfBundling(error: Error): Promise<string> {
	const plugin = {
		name: "failing",
		resolveId: (id: string) => id,
		load() {
			throw error;
		},
	};
	const bundled = build({
		configFile: false,
		logLevel: "silent",
		plugins: [plugin],
		build: { write: false, rolldownOptions: { input: "any" } },
	});
	return bundled.then(
		() => "",
		(reason: Error) => reason.stack ?? "",
	);
}

test("an editor reads file and line of a fault in the content, and nothing of the program's", () => {
	expect(contentFaultIn(new ContentError(fault).stack ?? "")).toBe(fault);
});

test("an editor reads the same where the fault has stopped a bundle", async () => {
	expect(contentFaultIn(await stackOfBundling(new ContentError(fault)))).toBe(fault);
});

test("an error of the program is no fault of the content", async () => {
	const stack = await stackOfBundling(new Error("no such module"));
	expect(stack).toContain("no such module");
	expect(contentFaultIn(stack)).toBeUndefined();
});
