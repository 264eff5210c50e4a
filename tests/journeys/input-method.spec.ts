import type { Page } from "@playwright/test";
import { openAssessment, textField } from "#tests/support/browser/assessment-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";

interface ComposedKey {
	readonly key: string;
	/** Its code, by which Safari alone says that it confirms a word: the word is whole by then. */
	readonly code: number;
	/** The word that is not whole yet. */
	readonly word: string;
}

/** Presses a key that the visitor's input method takes. */
async function pressWhileComposing(page: Page, { key, code, word }: ComposedKey): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const end = word.length;
	await devtools.send("Input.imeSetComposition", { text: word, selectionStart: end, selectionEnd: end });
	// Without a character, as a browser tells of such a key.
	await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, windowsVirtualKeyCode: code });
}

for (const [when, code, word] of [
	["while it is composed", 13, "株式"],
	["just after it was, as in Safari", 229, ""],
] as const)
	test(`Enter that confirms a word of an input method ${when} does not go to the next step`, async ({
		page,
	}) => {
		await openAssessment(page);
		await textField(page, "companyName").fill("会社");
		await pressWhileComposing(page, { key: "Enter", code, word });
		await expect(textField(page, "companyName")).toHaveValue(`会社${word}`);
		await expect(textField(page, "companyName")).toBeFocused();
		await expect(page).toHaveURL("/assessment");
	});

test("an arrow that chooses a word of an input method leaves the focus in the search field", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=invoices");
	const field = page.getByRole("searchbox");
	await expect(page.locator(".search-results a").first()).toBeVisible();
	await field.focus();
	await pressWhileComposing(page, { key: "ArrowDown", code: 40, word: "s" });
	await expect(field).toBeFocused();
});

test("Escape that cancels a word of an input method leaves the search open", async ({ page }) => {
	await openWithScript(page, "/products");
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await pressWhileComposing(page, { key: "Escape", code: 27, word: "にほ" });
	await expect(page.getByRole("dialog")).toBeVisible();
});
