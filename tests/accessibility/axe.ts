import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it is now: the rule, and where. */
export function violationsOf(page: Page): Promise<string[]> {
	return found(page, axeFor(page).withTags(standards));
}

/** The same for colours alone: a change of theme changes nothing else. */
export function colourViolationsOf(page: Page): Promise<string[]> {
	return found(page, axeFor(page).withRules(colourRules));
}

/** To describe each place where a rule holds would take longer than to look; and no page has a frame, for which axe would open a second page. */
function axeFor(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
}

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
	// A page that a form or a link has led to may still be on its way.
	await page.waitForLoadState();
	// A colour measured halfway through its change would be neither theme's. What is out of view changes only once axe looks at
	// it, so changes are instant from here on. Their end is not waited for: within a closed `details` a change never ends.
	await page.evaluate(() => {
		const instant = new CSSStyleSheet();
		instant.replaceSync("*, ::before, ::after { transition: none !important; }");
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, instant];
		for (const animation of document.getAnimations())
			if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
	});
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary ?? ""}`),
	);
}
