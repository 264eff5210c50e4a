import { colleague, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";

test("of a report, a dimension without an answer says so on one line, and all scales begin at one place", async ({
	browser,
	ownSite,
}) => {
	const { firstName, lastName, email } = messageSaying("");
	const answers = { experience: "basic", challenges: ["inventory"], goals: "Less waste" };
	await postJson(ownSite, "/forms/assessment", {
		values: { firstName, lastName, email, companyName: "Kauri", ...answers },
	});
	const page = await colleague(browser, ownSite, "Hana");
	await lines(page).getByRole("link").click();
	const dimensions = page.locator(".visitor-report dl > div");
	await expect(dimensions).toHaveCount(5);
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		const heights = await dimensions.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
		expect(new Set(heights).size).toBe(1);
		const scales = dimensions.locator("svg");
		const places = await scales.evaluateAll((all) => all.map((scale) => scale.getBoundingClientRect()));
		expect(new Set(places.map(({ left }) => left)).size).toBe(1);
		expect(places[0]?.width).toBeGreaterThan(50);
	}
});
