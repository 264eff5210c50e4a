import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

interface FilteredList {
	readonly path: string;
	readonly name: string;
	readonly filter: string;
	/** After the number of one, and of several. */
	readonly shown: readonly [string, string];
	readonly category: string;
	readonly categoryPath: string;
	/** Those that the site opened with; the company may have added more. */
	readonly titles: readonly string[];
}

const lists: readonly FilteredList[] = [
	{
		path: "/resources/blog",
		name: "articles",
		filter: "Show articles about",
		shown: ["article shown", "articles shown"],
		category: "Ethics",
		categoryPath: "/resources/blog/category/ethics",
		titles: ["Telling customers and staff what the machine does"],
	},
	{
		path: "/resources/white-papers",
		name: "papers",
		filter: "Show papers about",
		shown: ["paper shown", "papers shown"],
		category: "Analytics",
		categoryPath: "/resources/white-papers/category/analytics",
		titles: [
			"Condition monitoring for a plant with twenty machines",
			"Forecasting demand with two years of sales history",
		],
	},
];

function cards(page: Page): Locator {
	return page.getByRole("main").locator("li.card");
}

/** Expects that the page says how many cards it shows, and returns the number. */
async function expectShown(page: Page, { filter, shown }: FilteredList, current: string): Promise<number> {
	const filters = page.getByRole("navigation", { name: filter });
	await expect(filters.locator("[aria-current]")).toHaveText([current]);
	const status = page.getByRole("main").getByText(new RegExp(`^\\d+ (${shown.join("|")})$`));
	await expect(status).toBeVisible();
	const count = Number.parseInt((await status.textContent()) ?? "", 10);
	await expect(status).toHaveText(`${count} ${shown[count === 1 ? 0 : 1]}`);
	await expect(cards(page)).toHaveCount(count);
	return count;
}

async function expectOnly(page: Page, list: FilteredList) {
	await expectShown(page, list, list.category);
	await expect(cards(page).filter({ hasNot: page.getByText(list.category, { exact: true }) })).toHaveCount(0);
	for (const title of list.titles)
		await expect(cards(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
}

async function expectAll(page: Page, list: FilteredList) {
	expect(await expectShown(page, list, "All")).toBeGreaterThanOrEqual(6);
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		for (const list of lists) {
			test(`a click shows the ${list.name} of one category and their number, and another all again`, async ({
				page,
			}) => {
				await page.goto(list.path);
				const filters = page.getByRole("navigation", { name: list.filter });
				await expectAll(page, list);
				await filters.getByRole("link", { name: list.category }).click();
				await expect(page).toHaveURL(list.categoryPath);
				await expectOnly(page, list);
				await filters.getByRole("link", { name: "All" }).click();
				await expect(page).toHaveURL(list.path);
				await expectAll(page, list);
			});

			test(`an address shows the ${list.name} of its category, which can be sent to a colleague`, async ({
				page,
			}) => {
				await page.goto(list.categoryPath);
				await expectOnly(page, list);
			});
		}
	});
}
