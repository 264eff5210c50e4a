import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { deskCommand } from "#tests/support/desk-visitor.ts";
import { expectNoBarrier } from "./no-barrier.ts";

const { inbox, people } = deskCopy;

test("the desk has no barrier, in either theme and on a narrow screen", async ({
	browser,
	page,
	ownSite,
}) => {
	const complaints: string[] = [];
	await page.goto(deskAt(ownSite, "/sign-in#mail=hana%40southlight.example"));
	await page.getByLabel(deskCopy.signIn.code).waitFor();
	await expectNoBarrier(page);

	await leadSaying(ownSite, "Where would you begin");
	await deskCommand(ownSite, "demo");
	const hana = await colleague(browser, ownSite, "Hana");
	hana.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	await hana.goto(deskAt(ownSite));
	await hana.getByRole("listitem").filter({ hasText: "Where would you begin" }).first().waitFor();
	await expectNoBarrier(hana);

	await hana.keyboard.press("?");
	await hana.getByRole("dialog", { name: inbox.keys }).waitFor();
	await expectNoBarrier(hana);

	await hana.goto(deskAt(ownSite, "/account"));
	await hana.getByRole("button", { name: deskCopy.account.addPasskey }).waitFor();
	await expectNoBarrier(hana);

	await hana.goto(deskAt(ownSite, "/people"));
	await hana.getByRole("button", { name: people.invite }).click();
	await hana.getByLabel(people.name).waitFor();
	await expectNoBarrier(hana);
	// The security policy would complain of a style or script that it refuses.
	expect(complaints).toEqual([]);
});
