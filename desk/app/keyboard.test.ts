import { describe, expect, test } from "vitest";
import { deskKeys, meaningOf } from "#desk/app/keyboard.ts";

const plain = {
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	isComposing: false,
	defaultPrevented: false,
	repeat: false,
};

describe("a key at the desk", () => {
	test.each(Object.entries(deskKeys))("means %s when %s is pressed by itself", (name, key) => {
		expect(meaningOf({ ...plain, key }, null)).toBe(name);
	});

	test.each(["ctrlKey", "metaKey", "altKey"])("is the browser's own with %s", (modifier) => {
		expect(meaningOf({ ...plain, key: deskKeys.reply, [modifier]: true }, null)).toBeNull();
	});

	test("is left alone while a word is composed, or when another part has taken it", () => {
		expect(meaningOf({ ...plain, key: deskKeys.close, isComposing: true }, null)).toBeNull();
		expect(meaningOf({ ...plain, key: deskKeys.close, defaultPrevented: true }, null)).toBeNull();
	});

	test("that is held moves on, and does nothing else twice", () => {
		expect(meaningOf({ ...plain, key: deskKeys.next, repeat: true }, null)).toBe("next");
		expect(meaningOf({ ...plain, key: deskKeys.select, repeat: true }, null)).toBeNull();
	});

	test.each([
		["in a text field", "textarea", deskKeys.close, null],
		["that presses a button", "button", deskKeys.open, null],
		["on a button that it does not press", "button", deskKeys.close, "close"],
	])("%s has the meaning that fits there", (_, kind, key, meaning) => {
		// Only whether there is such an element counts.
		const closest = (wanted: string) => (wanted.includes(kind) ? ({} as Element) : null);
		expect(meaningOf({ ...plain, key }, { closest })).toBe(meaning);
	});

	test("without a meaning means nothing", () => {
		expect(meaningOf({ ...plain, key: "q" }, null)).toBeNull();
	});
});
