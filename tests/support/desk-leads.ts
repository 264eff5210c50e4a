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
