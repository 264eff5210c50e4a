import { randomUUID } from "node:crypto";
import { hour } from "#domain/durations.ts";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

test("a page that was left alone is no use of the session whatever arrives, and reading without a click is one", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Our stock is counted on paper");
	const page = await colleague(browser, ownSite, "Hana");
	await page.clock.install();
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	await page.locator(".lead-main").getByText("counted on paper").waitFor();
	const seen = new Date(Date.now() - 11 * hour).toISOString();
	const lastUse = () =>
		queryDatabase(ownSite.databaseUrl, async (database) => {
			const session = database.selectFrom("desk_sessions").select("seen_at");
			return (await session.executeTakeFirstOrThrow()).seen_at;
		});

	/** Waits for the answer to what the page asks from now on. */
	const nextAnswer = async (address: string) => (await page.waitForRequest(address)).response();

	await test.step("left alone for two minutes", async () => {
		await page.clock.fastForward("02:00");
		// Again where something that the page asked before that is answered late.
		await expect(async () => {
			await queryDatabase(ownSite.databaseUrl, (database) =>
				database.updateTable("desk_sessions").set({ seen_at: seen }).execute(),
			);
			const asked = ["**/leads/counts", "**/leads?*"].map(nextAnswer);
			await leadSaying(ownSite, `Can you read invoices ${randomUUID()}`);
			await Promise.all(asked);
			const said = nextAnswer("**/presence");
			await page.clock.fastForward("00:15");
			await said;
			expect(await lastUse()).toBe(seen);
		}).toPass();
	});

	await test.step("read by the wheel alone", async () => {
		await page.mouse.wheel(0, 100);
		await page.clock.fastForward("00:15");
		await expect.poll(lastUse).not.toBe(seen);
	});
});
