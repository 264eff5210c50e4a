import * as z from "zod/mini";
import { formValues, moment } from "#domain/desk/values.ts";
import { leadStates } from "#domain/leads/lead.ts";

const state = z.enum(leadStates);
const reference = z.string().check(z.describe("What visitor and company call the lead."));
const form = z.string().check(z.describe("The form that was sent, such as contact."));

const readiness = z
	.object({ score: z.number(), stage: z.string() })
	.check(
		z.describe("The head of an assessment's report; null where nothing was answered, and for other forms."),
	);

const receivedLead = z.object({
	reference,
	form,
	state,
	receivedAt: moment,
	replyDueAt: moment.check(z.describe("By when a person replies, as the visitor was promised.")),
	page: z.nullable(z.string()).check(z.describe("The page of the site with the form.")),
	values: formValues.check(z.describe("What the visitor typed and chose, by the name of the field.")),
	readiness: z.nullable(readiness),
});

/** One kind of event; its time is the event's own, and stays the same however often it is sent. */
function event<Type extends string, Data extends z.core.$ZodType>(
	type: Type,
	data: Data,
	description: string,
) {
	return z.object({ type: z.literal(type), timestamp: moment, data }).check(z.describe(description));
}

/** Every payload that is sent to a program, by Standard Webhooks. Fields are added, and never changed or removed. */
export const webhookEvent = z.discriminatedUnion("type", [
	event(
		"lead.received",
		receivedLead,
		"A lead was stored. One that is suspected comes once a person finds that it is none.",
	),
	event(
		"lead.replied",
		z.object({ reference, form }),
		"A person has replied. A reply that is taken back causes no event.",
	),
	event(
		"lead.changed",
		z.object({ reference, form, from: state, to: state }),
		"The state of a lead has changed, other than by a reply.",
	),
	event(
		"lead.erased",
		z.object({ reference }),
		"A lead was erased, with all that was stored of it. Erase what you have of it.",
	),
	event("test", z.object({}), "Sent by npm run webhooks -- test."),
]);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What an endpoint can ask for. */
export const webhookTopics = ["lead.received", "lead.replied", "lead.changed", "lead.erased"] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** The payloads for programs that are not ours. */
export function webhookJsonSchema(): object {
	return z.toJSONSchema(webhookEvent, {
		io: "input",
		// The format says it; the pattern is a line of 300 characters.
		override: ({ jsonSchema }) => {
			if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
		},
	});
}
