import { expect, test } from "vitest";
import { formatFigure, formatValue } from "#documents/text/format-value.ts";

test("a value below nothing has the minus sign of the tables around it", () => {
	const bias = { id: "bias", label: "Bias", value: -0.048, format: "percent", total: false } as const;
	expect(formatValue(bias, "NZD", "en")).toBe("−4.8%");
	expect(formatFigure(-87, "en")).toBe("−87");
});

test("hours are written as in the tables around them", () => {
	const left = { id: "left", label: "Left", value: 97.5, format: "hours", total: false } as const;
	expect(formatValue(left, "NZD", "en")).toBe("97.5\u00A0h");
});
