import { expect, onTestFinished, test, vi } from "vitest";
import pageLog from "#tools/build/pages/page-log.mjs";

/** What is printed of the errors that the pages report, each with the seconds since the first. */
function printed(errors: readonly (readonly [seconds: number, message: string])[]): string[] {
	const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
	vi.useFakeTimers();
	onTestFinished(() => {
		said.mockRestore();
		vi.useRealTimers();
	});
	const log = pageLog({ printsFaults: true });
	const start = Date.now();
	for (const [seconds, message] of errors) {
		vi.setSystemTime(start + seconds * 1000);
		log.write({ level: "error", message });
	}
	return said.mock.calls.map(([text]) => String(text).trim());
}

const place = "content/products/example.yaml:1 order: is a word";
const fault = `ContentError: ${place}\n    at parseYaml (content-file.ts:70:9)`;
const again = `[500] ${place}\n    at parseYaml (content-file.ts:70:9)`;

test("an editor reads a fault once, however many requests of a page meet it", () => {
	expect(
		printed([
			[0, fault],
			[0, again],
			[1, fault],
			[1, again],
			[2, fault],
		]),
	).toEqual([place]);
});

test("an editor reads it again after another try that has not removed it, and at once what is new", () => {
	const other = "content/products/other.yaml:2 icon: is missing";
	const errors = [
		[0, fault],
		[20, fault],
		[21, `ContentError: ${other}`],
	] as const;
	expect(printed(errors)).toEqual([place, place, other]);
});
