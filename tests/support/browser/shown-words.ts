import type { Page } from "@playwright/test";

/** The words of five letters and more that need more than one line. */
export const brokenWords = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		while (texts.nextNode()) {
			const node = texts.currentNode;
			for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}{5,}/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
				if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
			}
		}
		return broken;
	});

/** Shows a page in its own typefaces, or in those that a phone shows until they have come; all of it is laid out. */
export async function showInFaces(page: Page, faces: "own" | "first"): Promise<void> {
	await page.evaluate(async (isFirst) => {
		await Promise.allSettled([...document.fonts].map((face) => face.load()));
		document.documentElement.toggleAttribute("data-late", isFirst);
		await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
	}, faces === "first");
}
