import type { Locator, Page } from "@playwright/test";

async function boxOf(element: Locator) {
	const box = await element.boundingBox();
	if (!box) throw new Error("The element is not shown");
	return box;
}

/** Presses within a dialog, left of all that is in it. */
export async function pressMargin(page: Page, dialog: Locator): Promise<void> {
	const { x, y, height } = await boxOf(dialog);
	await page.mouse.click(x + 8, y + height / 2);
}

/** Presses on something in a dialog and lets go next to the dialog, as when a text is selected. */
export async function dragOut(page: Page, dialog: Locator, from: Locator): Promise<void> {
	const [box, start] = [await boxOf(dialog), await boxOf(from)];
	const y = start.y + start.height / 2;
	await page.mouse.move(start.x + Math.min(60, start.width / 2), y);
	await page.mouse.down();
	await page.mouse.move(box.x / 2, y, { steps: 5 });
	await page.mouse.up();
}
