import { randomUUID } from "node:crypto";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes, type LeadChange } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import { hour } from "#domain/durations.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { type DeskVisitor, deskCommand, personAtDesk } from "#tests/support/desk-visitor.ts";
import { postJson } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const email = "hine@kowhai-joinery.example.co.nz";
const sender = { firstName: "Hine", lastName: "Tāmati", email };
const answers = {
	...{ ...sender, companyName: "Kōwhai Joinery", jobTitle: "Owner", phone: "+64 21 555 0199" },
	...{ industry: "manufacturing", companySize: "11-50", experience: "some" },
	...{ challenges: ["inventory", "response-times"], interests: ["inventory-management"] },
	...{ goals: "Fewer stock-outs, and quotes within an hour instead of two days" },
	...{ sponsor: "75", dataAccess: "25", dataQuality: "25", integration: "25", training: "25", time: "75" },
};

/** The sample leads with people at work on them, and an assessment that has been answered. @returns its id */
export async function makeBusy(service: RunningService): Promise<string> {
	await deskCommand(service, "demo");
	const ravi = await personAtDesk(service, "Ravi", "--office", "India");
	const mei = await personAtDesk(service, "Mei", "--office", "Malaysia");
	const { leads } = await ravi.get(inboxRoutes.list, { view: "open" });
	const ids = leads.map(({ id }) => id);
	const change = (visitor: DeskVisitor, from: number, to: number, what: LeadChange) =>
		visitor.get(changeRoutes.make, { leads: ids.slice(from, to), change: what });
	await change(ravi, 1, 4, { kind: "claim" });
	await change(mei, 6, 9, { kind: "claim" });
	await change(mei, 20, 23, { kind: "state", to: "won" });
	await change(ravi, 23, 26, { kind: "snooze", to: "until-reply" });
	await change(ravi, 26, 27, { kind: "state", to: "spam" });
	return answeredAssessment(service, ravi);
}

async function answeredAssessment(service: RunningService, ravi: DeskVisitor): Promise<string> {
	await leadSaying(service, "I asked through the assessment too. Could you call me on Thursday?", sender);
	await postJson(service, "/forms/assessment", { values: answers });
	const stored = await service.leadsWith(answers.goals);
	const lead = stored[0]?.id ?? "";
	await ravi.get(changeRoutes.make, { leads: [lead], change: { kind: "claim" } });
	const text = "I called. They are closed until ten, so I will try again after lunch.";
	const { number } = await ravi.get(leadRoutes.addNote, { text }, { lead });
	const reply = {
		...{ key: randomUUID(), seen: number, to: email, subject: "Your readiness report" },
		text: "Kia ora Hine,\n\nthank you for your answers. May we call you on Thursday at ten?\n\nRavi",
	};
	await ravi.get(replyRoutes.send, reply, { lead });
	return lead;
}

/** Spreads the sample leads over twelve weeks, answered and no longer marked as samples, so that they count. */
export async function spreadOverWeeks({ databaseUrl }: RunningService): Promise<void> {
	await queryDatabase(databaseUrl, async (database) => {
		const samples = database.selectFrom("leads").select("id").where("is_sample", "=", 1);
		for (const [index, { id }] of (await samples.orderBy("reference").execute()).entries()) {
			const received = Date.now() - (index * 66 + 8) * hour;
			const reply = received + (index % 7 === 3 ? 27 : 2 + ((index * 5) % 17)) * hour;
			const [received_at, first_reply_at] = [received, reply].map((time) => new Date(time).toISOString());
			const first_reply_office = ["New Zealand", "India", "New Zealand", "Malaysia"][index % 4];
			await database
				.updateTable("leads")
				.set({ is_sample: 0, received_at, first_reply_at, first_reply_office })
				.where("id", "=", id)
				.execute();
		}
	});
}
