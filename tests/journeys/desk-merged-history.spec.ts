import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { listedLeads } from "#tests/support/leads-command.ts";

const { inbox, lead: words } = deskCopy;
const email = "twice@example.co.nz";

test("the history of a lead that a merge opened says that no person did, nor closed it by separating", async ({
	browser,
	ownSite,
}) => {
	const into = await leadSaying(ownSite, "The first of two", { email });
	const [answered] = await ownSite.leadsWith("The first of two");
	await listedLeads(ownSite, ["replied", answered?.reference ?? ""]);
	await leadSaying(ownSite, "The second of two", { email });
	const page = await colleague(browser, ownSite, "Mere");
	await page.goto(deskAt(ownSite, `/leads/${into}`));
	const history = page.locator(".timeline").getByRole("heading", { level: 3 });
	const others = page.getByRole("region", { name: words.othersHeading });

	await others.getByRole("button").click();
	await page.getByRole("dialog").getByRole("button", { name: words.mergeSubmit }).click();
	const opened = words.stateSet({ who: words.merge, to: inbox.new });
	await expect(history.filter({ hasText: opened })).toHaveCount(1);
	await others.getByRole("button").click();
	const closed = words.stateSet({ who: words.separation, to: inbox.replied });
	await expect(history.filter({ hasText: closed })).toHaveCount(1);
	for (const to of [inbox.new, inbox.replied])
		await expect(history.filter({ hasText: words.stateSet({ who: words.you, to }) })).toHaveCount(0);
});
