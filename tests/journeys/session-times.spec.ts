import type { Page } from "@playwright/test";
import { beforeSessions } from "#tests/support/before-sessions.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy } from "#tests/support/copy.ts";

test.use({ startsAt: beforeSessions, timezoneId: "Europe/London" });

/** Opens the page of the first session to come. */
async function openSession(page: Page, origin: string): Promise<void> {
	await page.clock.setSystemTime(beforeSessions);
	await page.goto(`${origin}/resources/webinars`);
	await page.getByRole("main").getByRole("link", { name: pageCopy.register }).first().click();
	await expect(page.locator(".webinar-facts")).toBeVisible();
}

const time = (page: Page) => page.locator(".webinar-facts time").first();
const claim = (page: Page) => page.getByText(pageCopy.ownZone);
const office = (page: Page) => page.locator(".webinar-facts span[data-office]");

async function expectOwnTime(page: Page): Promise<void> {
	const own = await time(page).evaluate((element) => {
		const hour = new Date(element.getAttribute("datetime") ?? "").getHours();
		return String(hour % 12 || 12);
	});
	await expect(time(page)).toHaveText(new RegExp(`^${own}:`));
	await expect(claim(page)).toBeVisible();
	await expect(office(page)).toBeHidden();
}

test("a visitor elsewhere sees the time of a session in their own zone, and reads that it is", async ({
	page,
	ownSite,
}) => {
	await openSession(page, ownSite.origin);
	await expectOwnTime(page);
});

test("while the page's script has not come, the time of a session is said to be an office's", async ({
	page,
	ownSite,
}) => {
	await page.route("**/_astro/start-page*.js", (route) => route.abort());
	await openSession(page, ownSite.origin);
	await expect(office(page)).toBeVisible();
	await expect(claim(page)).toBeHidden();
});

test("a part of the page's script that the browser can't run leaves the session at the visitor's own time", async ({
	page,
	ownSite,
}) => {
	await page.addInitScript(() => Reflect.deleteProperty(CSSStyleSheet.prototype, "replaceSync"));
	await openSession(page, ownSite.origin);
	await expectOwnTime(page);
});
