import { expect, test } from "vitest";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { unreachableMails } from "#tests/support/mail-server.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests({ settings: unreachableMails });
const { ana } = staffForTests(service, "ana");
const subject = "Your message";

test.each([
	["Shall we talk?", undefined],
	["And one more thing", "And one more thing"],
])("a reply that is sent again because no answer came leaves no draft of itself: %s", async (text, left) => {
	const lead = await leadSaying(service, `No answer came: ${text}`);
	const to = "mere@example.co.nz";
	const reply = { key: "one", seen: 1, to, subject, text: "Shall we talk?\n\nAna" };
	await ana.get(replyRoutes.send, reply, { lead });
	await ana.get(replyRoutes.saveDraft, { subject, text }, { lead });
	await ana.get(replyRoutes.send, reply, { lead });
	expect((await ana.get(leadRoutes.read, {}, { lead })).draft?.text).toBe(left);
});

test("a reply that is sent again because no answer came says what has become of its email", async () => {
	const lead = await leadSaying(service, "No answer came, and it has gone");
	const reply = { key: "gone", seen: 1, to: "mere@example.co.nz", subject, text: "Shall we talk?" };
	await ana.get(replyRoutes.send, reply, { lead });
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("outbox")
			.set({ state: "sent" })
			.where("lead_id", "=", lead)
			.where("purpose", "=", "reply")
			.execute(),
	);
	expect((await ana.get(replyRoutes.send, reply, { lead })).mail.state).toBe("sent");
});
