import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import { withReplyTimes } from "#server/responses/reply-times-page.ts";
import { expect, test } from "#tests/support/browser/test.ts";

const figures = { replies: 48, median: 190, share: 0.98 };

test("the figures of replies come first once there are some, and their place is last before", async ({
	page,
}) => {
	const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
	await page.goto(replyTimesPath);
	expect(await top("#reply-times")).toBeGreaterThan(await top(".thread-points"));
	await page.route(replyTimesPath, async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: withReplyTimes(await answer.text(), figures, "en") });
	});
	await page.goto(replyTimesPath);
	expect(await top("#reply-times")).toBeLessThan(await top(".office-clock"));
	expect(await top("#reply-times")).toBeGreaterThan(await top("h1"));
});
