import { expect, test } from "vitest";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const { ana } = staffForTests(service, "ana");

test("a reply is refused where no mail server would take it: the clock goes on, and its text is kept", async () => {
	const lead = await leadSaying(service, "No mail server");
	const before = await ana.get(leadRoutes.read, {}, { lead });
	const reply = {
		key: "one",
		seen: 1,
		to: "mere@example.co.nz",
		subject: "Your message",
		text: "Shall we talk?",
	};
	const answer = await ana.ask(replyRoutes.send, reply, { lead });
	expect(answer).toMatchObject({ status: 409, body: { code: "no-mail" } });
	const after = await ana.get(leadRoutes.read, {}, { lead });
	expect([after.lead, after.mails]).toEqual([before.lead, before.mails]);
	expect(after.draft).toMatchObject({ text: reply.text });
});
