import { expect, type Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12, as a reader's own style sheet sets it. */
const spacing = `
	* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
	p { margin-block-end: 2em !important; }
`;

/** Texts that their surroundings cut off or push off the screen. A picture made of text may cut: it has an alternative. */
function findLostTexts(): string[] {
	const isPicture = (element: Element) =>
		element.closest('svg, [role="img"], [aria-hidden="true"], .visually-hidden') !== null;
	const isShown = (element: Element) =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	// What has no box of its own cuts nothing.
	const leaves = (text: DOMRect, box: DOMRect, { display, overflowX, overflowY }: CSSStyleDeclaration) =>
		display !== "contents" &&
		((/hidden|clip/.test(overflowX) && (text.left < box.left - 1 || text.right > box.right + 1)) ||
			(/hidden|clip/.test(overflowY) && (text.top < box.top - 1 || text.bottom > box.bottom + 1)));
	const isLost = (text: DOMRect, parent: Element): boolean => {
		for (let element: Element | null = parent; element; element = element.parentElement) {
			const style = getComputedStyle(element);
			if (/auto|scroll/.test(style.overflowX) && element !== document.documentElement) return false;
			if (leaves(text, element.getBoundingClientRect(), style)) return true;
		}
		return text.right > document.documentElement.clientWidth + 1;
	};
	const lost = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (!parent || !node.nodeValue?.trim() || isPicture(parent) || !isShown(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		if ([...range.getClientRects()].some((rect) => isLost(rect, parent)))
			lost.add(node.nodeValue.trim().slice(0, 60));
	}
	return [...lost];
}

/** Fails when a reader who spaces text wider, on the smallest phone, loses a word or has to scroll sideways. */
export async function expectNothingLostWhenSpaced(page: Page): Promise<void> {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.evaluate((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	}, spacing);
	const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	await expect.poll(isWider, "wider than the screen when spaced").toBe(false);
	await expect.poll(() => page.evaluate(findLostTexts), "cut when spaced").toEqual([]);
}
