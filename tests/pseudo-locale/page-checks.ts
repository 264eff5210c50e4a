import { expect, type Page } from "@playwright/test";
import { allowed } from "./allowed-texts.ts";

/** What a visitor can read of a page: its texts, and the attributes that are shown or read out. */
function readTexts(): string[] {
	const attributes = ["alt", "title", "placeholder", "aria-label", "aria-valuetext"];
	const ownTexts = (element: Element): string[] => [
		...attributes.map((name) => element.getAttribute(name) ?? ""),
		...(element.matches('input[type="submit"]') ? [element.getAttribute("value") ?? ""] : []),
		// A label of a chart may be on several lines.
		...(element instanceof SVGTextElement ? [element.textContent] : []),
	];
	const texts = [document.title];
	for (const { content } of document.querySelectorAll<HTMLMetaElement>(
		'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
	))
		texts.push(content);
	// A message may be marked up within, so the texts of a line of words are read together.
	const lines = new Map<Element | null, string>();
	const lineOf = (element: Element | null): Element | null =>
		element && getComputedStyle(element).display === "inline" ? lineOf(element.parentElement) : element;
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node instanceof Element) texts.push(...ownTexts(node));
		else if (!node.parentElement?.closest("script, style, noscript, text")) {
			const line = lineOf(node.parentElement);
			lines.set(line, `${lines.get(line) ?? ""}${node.nodeValue}`);
		}
	}
	return [...texts, ...lines.values()];
}

const bracketed = /\[[^[\]]*\]/g;

/** What is left of a text without the messages of the pseudo-locale, which may hold others, and without what is allowed. */
export function strayPart(text: string): string {
	// A text can have words that are kept on one line.
	let rest = text.replaceAll("\u00a0", " ");
	for (let shorter = rest.replace(bracketed, ""); shorter !== rest; shorter = rest.replace(bracketed, ""))
		rest = shorter;
	for (const each of allowed) rest = rest.replaceAll(each, "");
	return rest;
}

/** The texts of a page that come from no message. */
export async function strayTexts(page: Page): Promise<string[]> {
	const texts = await page.evaluate(readTexts);
	return [...new Set(texts.filter((text) => /\p{L}/u.test(strayPart(text))))];
}

/** Fails when a page is wider than a screen, small or large. It takes its new width some frames after the screen has. */
export async function expectRoom(page: Page): Promise<void> {
	for (const width of [320, 390, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		await expect.poll(isWider, `wider than a screen of ${width} pixels`).toBe(false);
	}
}
