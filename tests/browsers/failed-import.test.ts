import { describe, expect, test } from "vitest";
import { otherBrowsers } from "./other-browsers.ts";
import { has, visitedSite } from "./visited-site.ts";

const report = "#r1-03yjg9u4jnumwol7zk";
const tryAgain = "main [role=alert] button";
const score = ".report [role=meter][aria-valuenow]";

/** It keeps a failed import as long as a page is open. Each test has a browser of its own, whose cache is empty. */
const firefox = otherBrowsers.filter(({ name }) => name === "Firefox");

describe.each(firefox)("in $name a report whose script failed", ({ isMissing, start }) => {
	const { service, open } = visitedSite(start);

	test.skipIf(isMissing)("opens at another try once the site answers", async () => {
		const page = await open("/assessment");
		await expect.poll(() => page.evaluate(has, ".assessment-form [aria-current=step]")).toBe(true);
		await service.stop();
		await page.evaluate(goTo, report);
		await expect.poll(() => page.evaluate(has, tryAgain)).toBe(true);
		await service.start();
		await page.click(tryAgain);
		await expect.poll(() => page.evaluate(has, score)).toBe(true);
		page.takeErrors();
	});
});

describe.each(firefox)("in $name a report that could not be fetched ahead", ({ isMissing, start }) => {
	const { service, open } = visitedSite(start);

	test.skipIf(isMissing)("opens by itself once the site answers", async () => {
		const page = await open("/assessment");
		await expect.poll(() => page.evaluate(has, ".assessment-form [aria-current=step]")).toBe(true);
		await service.stop();
		await page.click('[name="companyName"]');
		await service.start();
		await page.evaluate(goTo, report);
		await expect.poll(() => page.evaluate(has, score)).toBe(true);
		page.takeErrors();
	});
});

/** Follows a link within the page. It runs in the page. */
function goTo(fragment: string): void {
	location.hash = fragment;
}
