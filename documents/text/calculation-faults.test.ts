import { expect, test } from "vitest";
import { calculationSchema } from "#content/schemas/documents/calculation.ts";
import { calculationFaults } from "#documents/text/calculation-faults.ts";

const faultsOf = (...rows: object[]) =>
	calculationFaults(
		calculationSchema.parse({
			title: "T",
			example: true,
			rows: [
				{ id: "calls", label: "Calls", value: 18 },
				{ id: "share", label: "Share", value: 0.4 },
				...rows,
			],
		}),
	);
const result = (formula: string, value: number, format = "number") =>
	faultsOf({ id: "result", label: "Result", formula, value, format });

test("results that are right to the digits shown pass", () => {
	expect(result("calls * share", 7.2)).toEqual([]);
	expect(result("calls / 7", 2.57)).toEqual([]);
	expect(result("calls * share / 10", 0.72, "percent")).toEqual([]);
	expect(result("calls * 1.03", 19, "money")).toEqual([]);
});

test("results that are wrong in a digit shown are named", () => {
	expect(result("calls / 7", 2.58)).toHaveLength(1);
	expect(result("calls * 1.03", 18, "money")).toHaveLength(1);
	expect(result("share", 0.41, "percent")).toHaveLength(1);
});

test("next to a sum with cents, a whole one is right to the cent", () => {
	const cents = { id: "cents", label: "Cents", value: 0.5, format: "money" };
	const whole = { id: "whole", label: "Whole", formula: "calls * 1.03", value: 19, format: "money" };
	expect(faultsOf(cents, whole)).toHaveLength(1);
});

test("a formula may use the rows above it only", () => {
	expect(result("calls * later", 1)).toEqual([expect.stringContaining("can't be read")]);
});

test("two rows under one id are refused", () => {
	expect(faultsOf({ id: "calls", label: "Again", value: 1 })).toEqual(['two rows are called "calls"']);
});
