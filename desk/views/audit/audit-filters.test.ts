import { expect, test } from "vitest";
import { readFilters } from "#desk/views/audit/audit-filters.ts";

function form(values: Readonly<Record<string, string>>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(values)) data.set(name, value);
	return data;
}

test("an empty form filters nothing", () => {
	expect(readFilters(form({ action: "", person: "", subject: " ", from: "", to: "" }))).toEqual({});
});

test("a reference is found as it is typed, and an action that there is not filters nothing", () => {
	expect(readFilters(form({ subject: " sl-7k4m-2q9x ", action: "nothing", person: "p1" }))).toEqual({
		...{ subject: "SL-7K4M-2Q9X", person: "p1" },
	});
});

test("the days are whole ones of the reader", () => {
	const { from = "", to = "" } = readFilters(form({ from: "2026-01-28", to: "2026-01-28" }));
	expect(new Date(from)).toEqual(new Date(2026, 0, 28));
	expect(new Date(to)).toEqual(new Date(2026, 0, 28, 23, 59, 59, 999));
});
