import { expect, test } from "vitest";
import { writeQuery } from "#desk/api/ask.ts";
import { readInboxSearch } from "#desk/views/inbox/inbox-search.ts";

const read = (query: string) => readInboxSearch(Object.fromEntries(new URLSearchParams(query)));

test("an address says which view it is, what narrows it and what is looked for", () => {
	const query = "?view=spam&form=contact&page=%2Findustries%2Fretail&search=stock+counts";
	expect(read(query)).toMatchObject({
		view: "spam",
		form: "contact",
		page: "/industries/retail",
		search: "stock counts",
	});
	expect(writeQuery(read(query))).toBe(query);
});

test.each(["?view=mail", "?form=", `?search=${"a".repeat(201)}`, "?colour=red"])(
	"%s leaves out what makes no sense",
	(query) => {
		expect(writeQuery(read(query))).toBe("");
	},
);

test("what a mail gateway adds to a link is left out, also where a router keeps what it is not told to drop", () => {
	const query = { utm_source: "x", view: "spam" };
	expect(writeQuery({ ...query, ...readInboxSearch(query) })).toBe("?view=spam");
});
