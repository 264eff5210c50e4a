import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

interface FilteredList {
	readonly path: string;
	readonly name: string;
	readonly filter: string;
	readonly all: string;
	readonly category: string;
	readonly categoryPath: string;
	readonly shown: string;
	readonly titles: readonly string[];
}

const lists: readonly FilteredList[] = [
	{
		path: "/resources/blog",
		name: "articles",
		filter: "Show articles about",
		all: "6 articles shown",
		category: "Ethics",
		categoryPath: "/resources/blog/category/ethics",
		shown: "1 article shown",
		titles: ["Telling customers and staff what the machine does"],
	},
	{
		path: "/resources/white-papers",
		name: "papers",
		filter: "Show papers about",
		all: "6 papers shown",
		category: "Analytics",
		categoryPath: "/resources/white-papers/category/analytics",
		shown: "2 papers shown",
		titles: [
			"Condition monitoring for a plant with twenty machines",
			"Forecasting demand with two years of sales history",
		],
	},
];

function titles(page: Page): Locator {
	return page.getByRole("main").locator("li.card h2");
}

async function expectOnly(page: Page, { filter, category, shown, titles: wanted }: FilteredList) {
	await expect(page.getByRole("main").getByText(shown)).toBeVisible();
	expect((await titles(page).allInnerTexts()).toSorted()).toEqual(wanted);
	const filters = page.getByRole("navigation", { name: filter });
	await expect(filters.locator("[aria-current]")).toHaveText([category]);
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
				await expect(page.getByRole("main").getByText(list.all)).toBeVisible();
				await expect(filters.locator("[aria-current]")).toHaveText(["All"]);
				await expect(titles(page)).toHaveCount(6);
				await filters.getByRole("link", { name: list.category }).click();
				await expect(page).toHaveURL(list.categoryPath);
				await expectOnly(page, list);
				await filters.getByRole("link", { name: "All" }).click();
				await expect(page).toHaveURL(list.path);
				await expect(titles(page)).toHaveCount(6);
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
