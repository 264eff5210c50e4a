import { storedEntryIds, storedEntryOf } from "#domain/browser/stored-entries.ts";
import { deliveryNote, takeAssessment } from "#tests/support/browser/assessment-form.ts";
import { formOn, someVisitor, typeInto, whenFormIsReady } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, pageCopy, siteCopy } from "#tests/support/copy.ts";

test("a visitor who uses everything has in the browser what the trust page lists, all of it and nothing else", async ({
	page,
	context,
}) => {
	await takeAssessment(page);
	// What was sent is stored once the service has it.
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.goto("/contact");
	const theme = page.getByRole("group", { name: siteCopy.theme("legend") });
	await theme.getByText(siteCopy.theme("dark"), { exact: true }).click();
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await expect(formOn(page)).toContainText(formCopy.draftKept);

	await page.getByRole("banner").getByRole("link", { name: siteCopy.search }).click();
	await page.getByRole("checkbox", { name: pageCopy.searchKey }).uncheck();

	const stored = await page.evaluate(async () => ({
		local: Object.keys(localStorage),
		session: Object.keys(sessionStorage),
		databases: (await indexedDB.databases()).length,
		caches: (await caches.keys()).length,
	}));
	// Each form can have a draft: that of the assessment goes once its lead is acknowledged.
	const entries = new Set([...stored.local, ...stored.session].map(storedEntryOf));
	expect([...entries].toSorted()).toEqual([...storedEntryIds].toSorted());
	// What was typed is stored for its tab too, and goes with it.
	expect(stored.session.map(storedEntryOf).toSorted()).toEqual(["draft", "sent"]);
	expect({ ...stored, local: [], session: [] }).toEqual({ local: [], session: [], databases: 0, caches: 0 });
	expect(await context.cookies()).toEqual([]);
});
