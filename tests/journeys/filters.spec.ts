import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy } from "#tests/support/copy.ts";

interface FilteredList {
	readonly list: "blog" | "white-papers";
	readonly category: string;
	/** Those of the category that the site opened with; the company may have added more. */
	readonly entries: readonly string[];
}

const lists: readonly FilteredList[] = [
	{ list: "blog", category: "ethics", entries: ["telling-people-what-the-machine-does"] },
	{
		list: "white-papers",
		category: "analytics",
		entries: ["condition-monitoring-for-small-plants", "forecasting-demand-with-short-history"],
	},
];

const pathOf = ({ list }: FilteredList) => `/resources/${list}`;
const categoryPathOf = ({ list, category }: FilteredList) => `/resources/${list}/category/${category}`;

function cards(page: Page): Locator {
	return page.getByRole("main").locator("li.card");
}

function filters(page: Page, { list }: FilteredList): Locator {
	return page.getByRole("navigation", { name: pageCopy.filters(list) });
}

/** Expects one filter to be the current one, and the page to say how many cards it shows. Returns its words. */
async function expectShown(page: Page, shown: FilteredList, path: string): Promise<string> {
	const current = filters(page, shown).locator("[aria-current]");
	await expect(current).toHaveCount(1);
	await expect(current).toHaveAttribute("href", path);
	await expect(cards(page).first()).toBeVisible();
	const count = pageCopy.shown(shown.list)(await cards(page).count());
	await expect(page.getByRole("main").getByText(count, { exact: true })).toBeVisible();
	return (await current.textContent()) ?? "";
}

async function expectOnly(page: Page, shown: FilteredList) {
	const category = await expectShown(page, shown, categoryPathOf(shown));
	await expect(cards(page).filter({ hasNot: page.getByText(category, { exact: true }) })).toHaveCount(0);
	for (const entry of shown.entries)
		await expect(cards(page).locator(`h2 a[href="${pathOf(shown)}/${entry}"]`)).toBeVisible();
}

async function expectAll(page: Page, shown: FilteredList) {
	await expectShown(page, shown, pathOf(shown));
	expect(await cards(page).count()).toBeGreaterThanOrEqual(6);
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		for (const shown of lists) {
			test(`a click shows one category of ${shown.list} and their number, and another all again`, async ({
				page,
			}) => {
				await page.goto(pathOf(shown));
				await expectAll(page, shown);
				await filters(page, shown)
					.locator(`a[href="${categoryPathOf(shown)}"]`)
					.click();
				await expect(page).toHaveURL(categoryPathOf(shown));
				await expectOnly(page, shown);
				await filters(page, shown)
					.locator(`a[href="${pathOf(shown)}"]`)
					.click();
				await expect(page).toHaveURL(pathOf(shown));
				await expectAll(page, shown);
			});

			test(`an address shows one category of ${shown.list}, which can be sent to a colleague`, async ({
				page,
			}) => {
				await page.goto(categoryPathOf(shown));
				await expectOnly(page, shown);
			});
		}
	});
}
