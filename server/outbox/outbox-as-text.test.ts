import { expect, test } from "vitest";
import { outboxAsText } from "#server/outbox/outbox-as-text.ts";

const item = {
	id: "SL-7K4M-2Q9X.receipt",
	state: "failed",
	recipient: "mere@example.co.nz",
	envelope: null,
	attempts: 2,
	next_try_at: "2026-11-22T01:00:00.000Z",
	settled_at: null,
	problem: null,
} as const;

test("what a mail server answers steers no terminal, and keeps to its line", () => {
	const problem = "\u001b[2J550 No\r\nSL-0000-0000.receipt  sent\u202e";
	const text = outboxAsText([{ ...item, problem }]);
	expect(text).not.toMatch(/[^\P{C}\n]/u);
	expect(text.split("\n")).toHaveLength(3);
	expect(text).toContain("550 No SL-0000-0000.receipt");
});

test("an item for the team is said to be for it", () => {
	expect(outboxAsText([{ ...item, recipient: null }])).toContain("\n  to the team");
});

test("a list that is longer than it shows says so", () => {
	const many = (count: number) => outboxAsText(Array.from({ length: count }, () => item));
	expect(many(1000)).not.toContain("more");
	expect(many(1001).split("\n\n").at(-1)).toContain("There are more");
	expect(many(1001).match(/receipt/g)).toHaveLength(1000);
});
