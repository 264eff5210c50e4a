import { describe, expect, test } from "vitest";
import { vignetteSchema } from "#content/schemas/vignette.ts";

const decision = { kind: "decision", text: "Bank account has changed", action: "Check it" };
const vignette = {
	description: "An invoice of 356 dollars becomes a draft bill that waits for a person.",
	input: {
		icon: "file-text",
		title: "Invoice",
		items: [
			{ kind: "row", text: "Supplier" },
			{ kind: "row", text: "Total", value: "[[356.50]]" },
		],
	},
	result: {
		icon: "receipt-text",
		title: "Draft bill",
		items: [{ kind: "row", text: "Total", value: "NZ$356.50", from: 1 }, decision],
	},
};

function faultsOf(change: { input?: object[]; result?: object[] }) {
	const { success, error } = vignetteSchema.safeParse({
		...vignette,
		input: { ...vignette.input, items: change.input ?? vignette.input.items },
		result: { ...vignette.result, items: change.result ?? vignette.result.items },
	});
	return success ? [] : error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("a vignette", () => {
	test("is accepted with a mark, a line read from it and one decision", () => {
		expect(faultsOf({})).toEqual([]);
	});

	test("is refused where a line was read from a mark that the input lacks, and names the line", () => {
		const faults = faultsOf({ result: [{ kind: "row", text: "Total", from: 2 }, decision] });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/^result\.items\.0\.from: /);
	});

	test("is refused where nothing was read from the input", () => {
		expect(faultsOf({ result: [{ kind: "row", text: "Total" }, decision] })).toHaveLength(1);
	});

	test("is refused with two decisions, or none", () => {
		const read = { kind: "row", text: "Total", from: 1 };
		expect(faultsOf({ result: [read, decision, decision] })).toHaveLength(1);
		expect(faultsOf({ result: [read, { kind: "row", text: "Due" }] })).toHaveLength(1);
	});

	test("is refused with a line that is too long for a phone", () => {
		const long = { kind: "row", text: "A text that no sheet of a phone has room for", from: 1 };
		expect(faultsOf({ result: [long, decision] })[0]).toMatch(/^result\.items\.0\.text: /);
	});

	test("is refused where more people of a team do something than there are", () => {
		const people = { kind: "people", text: "Workshop", count: 5, of: 4 };
		expect(faultsOf({ input: [...vignette.input.items, people] })[0]).toMatch(/^input\.items\.2\.count: /);
	});

	test("is refused where a stretch ends before it starts", () => {
		const span = { kind: "span", text: "Asha, floor", value: "7–11", start: 0.9, end: 0.4 };
		expect(faultsOf({ input: [...vignette.input.items, span] })[0]).toMatch(/^input\.items\.2\.end: /);
	});

	test("lets a thread leave from a week of a register", () => {
		const week = {
			kind: "week",
			text: "[[20 to 24 July]]",
			days: ["late", "there", "there", "late", "away"],
		};
		expect(faultsOf({ input: [week] })).toEqual([]);
	});

	test("lets a thread leave from a drawing", () => {
		const picture = { kind: "picture", picture: "shells", found: "Shell 31" };
		expect(faultsOf({ input: [picture, { kind: "row", text: "Tray 206" }] })).toEqual([]);
	});
});
