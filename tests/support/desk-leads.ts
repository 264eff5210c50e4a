import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import type { DeskVisitor } from "./desk-visitor.ts";
import { messageSaying, postJson } from "./post-form.ts";
import type { RunningService } from "./running-service.ts";

/** The id of a new lead by the contact form with this message. */
export async function leadSaying(
	service: RunningService,
	message: string,
	change: object = {},
): Promise<string> {
	const sent = await postJson(service, "/forms/contact", {
		values: { ...messageSaying(message), ...change },
	});
	const [lead] = await service.leadsWith(message);
	if (lead === undefined) throw new Error(`Not stored: ${await sent.text()}`);
	return lead.id;
}

/** A lead with the mark in all that the site and the desk can write of it, each time with another ending. */
export async function markedLead(service: RunningService, staff: DeskVisitor, mark: string) {
	const email = `${mark}@example.co.nz`;
	const lead = await leadSaying(service, `Words of ${mark}`, {
		firstName: `${mark}first`,
		lastName: `${mark}last`,
		email,
	});
	await staff.get(leadRoutes.addNote, { text: `${mark}note: called` }, { lead });
	await staff.get(
		replyRoutes.send,
		{ key: mark, seen: 2, to: email, subject: `${mark}subject`, text: `Dear ${mark}reply` },
		{ lead },
	);
	await staff.get(
		replyRoutes.saveDraft,
		{ subject: `${mark}again`, text: `More for ${mark}draft` },
		{ lead },
	);
	const data = await staff.get(personDataRoutes.read, { email });
	return { lead, email, reference: data.leads[0]?.reference ?? "", data };
}
