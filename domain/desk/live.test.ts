import { expect, test } from "vitest";
import * as z from "zod/mini";
import { liveMessage } from "#domain/desk/live.ts";

const lead = { kind: "lead", lead: "a", number: 1, person: null, what: "received" };
const present = { kind: "present", lead: "a", present: [{ person: "b", doing: "replying" }] };

test.each([
	{ kind: "begun" },
	lead,
	{ ...lead, person: "b" },
	present,
	{ kind: "signed-out" },
	{ kind: "erased" },
	{ kind: "role", role: "owner" },
])("a page of the desk understands %j", (message) => {
	expect(z.parse(liveMessage, message)).toEqual(message);
});

test.each([
	{ kind: "unheard-of" },
	{ kind: "lead", lead: "a" },
	{ ...present, present: [{ person: "b", doing: "sleeping" }] },
])("a page of the desk passes over %j", (message) => {
	expect(z.safeParse(liveMessage, message).success).toBe(false);
});
