import { expect, test } from "vitest";
import { formatFigure, formatValue } from "#documents/text/format-value.ts";
import { readableFormula } from "#documents/text/readable-formula.ts";

test("a value below nothing has the minus sign of the tables around it", () => {
	const bias = { id: "bias", label: "Bias", value: -0.048, format: "percent", total: false } as const;
	expect(formatValue(bias, { currency: "NZD", rows: [bias] }, "en")).toBe("−4.8%");
	expect(formatFigure(-87, "en")).toBe("−87");
});

test("hours are written as in the tables around them", () => {
	const left = { id: "left", label: "Left", value: 97.5, format: "hours", total: false } as const;
	expect(formatValue(left, { currency: "NZD", rows: [left] }, "en")).toBe("97.5\u00A0h");
});

test("where one sum of a calculation has cents, all have them", () => {
	const whole = { id: "whole", label: "Licence", value: 6000, format: "money", total: false } as const;
	const cents = { ...whole, id: "cents", value: 11_422.8 };
	expect(formatValue(whole, { currency: "NZD", rows: [whole, cents] }, "en")).toBe("$6,000.00");
	expect(formatValue(whole, { currency: "NZD", rows: [whole] }, "en")).toBe("$6,000");
});

test("a formula sets thousands apart as the words around it do, and leaves decimals alone", () => {
	expect(readableFormula("1800 * 0.1234 * 12", [], "en")).toBe("1,800 × 0.1234 × 12");
});
