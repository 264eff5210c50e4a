import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.ts";

const guides = [
	["retail", "Retail-AI-Solutions-Guide.txt"],
	["healthcare", "Healthcare-AI-Solutions-Guide.txt"],
	["finance", "Finance-AI-Solutions-Guide.txt"],
	["manufacturing", "Manufacturing-AI-Solutions-Guide.txt"],
	["professional-services", "Professional-Services-AI-Guide.txt"],
	["hospitality", "Hospitality-AI-Solutions-Guide.txt"],
	["real-estate", "Real-Estate-AI-Solutions-Guide.txt"],
	["education", "Education-AI-Solutions-Guide.txt"],
] as const;

for (const [industry, fileName] of guides) {
	test(`the ${industry} page saves ${fileName}, and says so`, async ({ page }) => {
		await page.goto(`/industries/${industry}`);
		const saving = page.waitForEvent("download");
		await page.locator(`main a[href="/guides/${fileName}"]`).first().click();
		const download = await saving;
		expect(download.suggestedFilename()).toBe(fileName);
		const text = await readFile(await download.path(), "utf8");
		expect(text).toMatch(/benefits/i);
		for (const number of [1, 2, 3, 4]) expect(text).toMatch(new RegExp(`^\\s*${number}\\.`, "m"));
		expect(text).toContain("hello@southlight.example");
		if (industry === "education") expect(text).toMatch(/\$299[\s\S]*200–300%/);
		await expect(page.getByRole("status").filter({ hasText: "Guide downloaded" })).toBeVisible();
		await expect(page).toHaveURL(`/industries/${industry}`);
	});
}

test.describe("with JavaScript off", () => {
	test.use({ javaScriptEnabled: false });

	test("a guide is saved all the same", async ({ page }) => {
		await page.goto("/industries/retail");
		const saving = page.waitForEvent("download");
		await page.locator('main a[href^="/guides/"]').first().click();
		expect((await saving).suggestedFilename()).toBe("Retail-AI-Solutions-Guide.txt");
	});
});
