import { expect, test } from "vitest";
import * as z from "zod/mini";
import { webhookEvent, webhookJsonSchema, webhookTopics } from "#domain/webhooks/webhook-event.ts";

const timestamp = "2026-01-28T09:00:00Z";
const head = { reference: "SL-7K4M-2Q9X", form: "contact" };
const received = {
	...{ ...head, state: "new", receivedAt: timestamp, replyDueAt: timestamp, page: null },
	...{ values: { message: "Hello", interests: ["chatbots"] }, readiness: { score: 50.5, stage: "curious" } },
};

test.each([
	["lead.received", received],
	["lead.received", { ...received, page: "/company", readiness: null }],
	["lead.replied", head],
	["lead.changed", { ...head, from: "new", to: "won" }],
	["lead.erased", { reference: head.reference }],
	["test", {}],
])("a receiver can be sent %s with %j", (type, data) => {
	expect(z.safeParse(webhookEvent, { type, timestamp, data }).success).toBe(true);
});

test.each([
	["of no known type", { type: "lead.read", timestamp, data: head }],
	["without its data", { type: "lead.replied", timestamp, data: { form: "contact" } }],
	[
		"with a state that there is not",
		{ type: "lead.changed", timestamp, data: { ...head, from: "new", to: "x" } },
	],
	["without a moment", { type: "test", timestamp: "today", data: {} }],
])("nothing is sent %s", (_, event) => {
	expect(z.safeParse(webhookEvent, event).success).toBe(false);
});

test("an endpoint can ask for every type but the test", () => {
	const types = webhookEvent.def.options.map((option) => option.shape.type.def.values[0]);
	expect(types.filter((type) => type !== "test")).toEqual([...webhookTopics]);
});

test("the published schema names each type and no pattern of a moment", () => {
	const schema = JSON.stringify(webhookJsonSchema());
	for (const topic of webhookTopics) expect(schema).toContain(`"const":"${topic}"`);
	expect(schema).toContain('"format":"date-time"');
	expect(schema).not.toContain('"pattern"');
});
