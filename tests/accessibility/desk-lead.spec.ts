import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { replyRoutes } from "#domain/desk/replies.ts";
import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { personAtDesk } from "#tests/support/desk-visitor.ts";
import { postJson } from "#tests/support/post-form.ts";
import { expectNoBarrier } from "./no-barrier.ts";

const { lead: words, numbers, person, reply, savedReplies } = deskCopy;
const email = "mere@example.co.nz";

/** Fails when the window scrolls: the shell has the parts that do. */
async function expectWindowHoldsShell(page: Page): Promise<void> {
	const excess = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await expect.poll(excess, "pixels by which the document is taller than the window").toBe(0);
}

const { site } = siteWithMail();

test("a lead, the figures, a person's data and the audit log have no barrier", async ({ browser }) => {
	const complaints: string[] = [];
	const hana = await colleague(browser, site, "Hana");
	hana.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	await leadSaying(site, "Where would you begin");
	const assessed = { firstName: "Mere", lastName: "Tāmati", email, companyName: "Kōwhai Joinery" };
	const values = { ...assessed, industry: "manufacturing", experience: "some", goals: "Fewer stock-outs" };
	await postJson(site, "/forms/assessment", { values });
	const lead = (await site.leads()).find(({ form }) => form === "assessment")?.id ?? "";
	const ravi = await personAtDesk(site, "Ravi");
	const written = { key: randomUUID(), seen: 1, to: email, subject: "Your report", text: "Shall we talk?" };
	await ravi.get(replyRoutes.send, written, { lead });
	await ravi.get(replyRoutes.addSaved, { title: "Thanks", text: "Kia ora {firstName}" });

	await hana.goto(deskAt(site, `/leads/${lead}`));
	await hana.getByText("Shall we talk?").first().waitFor();
	await hana.getByText(words.note, { exact: true }).first().click();
	await expectWindowHoldsShell(hana);
	await expectNoBarrier(hana);
	await hana.getByRole("button", { name: reply.saved }).click();
	await hana.getByRole("dialog").getByRole("button", { name: "Thanks" }).waitFor();
	await expectNoBarrier(hana);

	await hana.goto(deskAt(site, "/numbers"));
	await hana.getByRole("region", { name: numbers.outbox }).waitFor();
	await hana.getByRole("img").first().waitFor();
	await expectWindowHoldsShell(hana);
	await expectNoBarrier(hana);

	await hana.goto(deskAt(site, "/person"));
	await hana.getByLabel(person.email, { exact: true }).fill(email);
	await hana.getByRole("button", { name: person.look }).click();
	await hana.getByRole("button", { name: person.erase }).click();
	await hana.getByRole("alertdialog").waitFor();
	await expectNoBarrier(hana);

	await hana.goto(deskAt(site, "/saved-replies"));
	await hana.getByRole("button", { name: savedReplies.add }).click();
	await hana.getByRole("dialog").waitFor();
	await expectNoBarrier(hana);

	await hana.goto(deskAt(site, "/audit"));
	await hana.getByRole("table").waitFor();
	await expectWindowHoldsShell(hana);
	await expectNoBarrier(hana);
	// The security policy would complain of a style or script that it refuses.
	expect(complaints).toEqual([]);
});
