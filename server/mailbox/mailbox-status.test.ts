import { expect, test } from "vitest";
import { mailboxStatus } from "#server/mailbox/mailbox-status.ts";
import { readSettings } from "#server/settings.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const settings = readSettings({ IMAP_URL: "imaps://post:pw@mail.example.com" });
const status = () => mailboxStatus(settings, made.database);

test("who starts the service reads that a mailbox has not been read yet, and why, or when it was last read", async () => {
	expect(await status()).toContain("not read yet");
	const row = { address: settings.mailbox?.address ?? "", last_uid: 0, problem: "unreachable" };
	await made.database.kysely.insertInto("mailboxes").values(row).execute();
	expect(await status()).toMatch(/^not read yet.*unreachable$/);
	const looked_at = "2026-11-27T10:00:00Z";
	await made.database.kysely.updateTable("mailboxes").set({ looked_at }).execute();
	expect(await status()).toMatch(/^read .*2026.*unreachable$/);
});
