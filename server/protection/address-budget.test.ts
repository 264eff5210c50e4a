import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAddressBudget } from "#server/protection/address-budget.ts";
import { createRenderBudget } from "#server/protection/render-budget.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const one = "203.0.113.7";

test("an address has as many a minute as it may, and others have theirs", () => {
	const mayOnceMore = createAddressBudget(2);
	expect([1, 2, 3].map(() => mayOnceMore(one))).toEqual([true, true, false]);
	expect(mayOnceMore("203.0.113.8")).toBe(true);
});

test("the addresses of one household share what they have", () => {
	const mayOnceMore = createAddressBudget(1);
	expect([mayOnceMore("2001:db8:1:2::1"), mayOnceMore("2001:db8:1:2::2")]).toEqual([true, false]);
});

test("what was used is forgotten when the minute is over, and not before", () => {
	const mayOnceMore = createAddressBudget(1);
	mayOnceMore(one);
	vi.advanceTimersByTime(59_999);
	expect(mayOnceMore(one)).toBe(false);
	vi.advanceTimersByTime(1);
	expect(mayOnceMore(one)).toBe(true);
	vi.advanceTimersByTime(59_999);
	expect(mayOnceMore(one)).toBe(false);
});

test("an address sees its form again as often in a minute as it may send one on average", () => {
	const mayRender = createRenderBudget(15);
	expect([1, 2, 3].map(() => mayRender(one))).toEqual([true, true, false]);
});
