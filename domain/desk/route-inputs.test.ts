import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { accountRoutes } from "#domain/desk/account.ts";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import { numberRoutes } from "#domain/desk/numbers.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { personDataRoutes } from "#domain/desk/person-data.ts";
import { replyRoutes } from "#domain/desk/replies.ts";
import type { DeskRoute } from "#domain/desk/route.ts";
import { maxPasskeyIdLength, signInRoutes } from "#domain/desk/sign-in.ts";

const takes = ({ input }: DeskRoute, given: unknown) => z.safeParse(input, given).success;
const [id, moment] = ["x".repeat(100), "2026-01-28T09:00:00Z"];
const key = {
	ceremony: "c",
	response: { id: "a", rawId: "a", type: "public-key", clientExtensionResults: {} },
};
const response = { ...key.response, response: { clientDataJSON: "{}" } };
const reply = { key: id, seen: 1, to: " Mere@Example.com ", subject: "Your message", text: "Yes." };

describe.each<readonly [what: string, route: DeskRoute, taken: object[], refused: object[]]>([
	[
		"a change",
		changeRoutes.make,
		[
			{ leads: [id], change: { kind: "claim" } },
			{ leads: Array(100).fill("a"), change: { kind: "assign", to: null } },
			{ leads: ["a"], change: { kind: "state", to: "won" } },
			{ leads: ["a"], change: { kind: "snooze", to: "until-reply" } },
			{ leads: ["a"], change: { kind: "snooze", to: moment } },
		],
		[
			{ leads: [], change: { kind: "claim" } },
			{ leads: Array(101).fill("a"), change: { kind: "claim" } },
			{ leads: [""], change: { kind: "claim" } },
			{ leads: [`${id}x`], change: { kind: "claim" } },
			{ leads: ["a"], change: { kind: "claim", to: "b" } },
			{ leads: ["a"], change: { kind: "state", to: "replied" } },
			{ leads: ["a"], change: { kind: "snooze", to: "tomorrow" } },
			{ leads: ["a"], change: { kind: "snooze", to: "9999-12-05T00:00:00Z" } },
		],
	],
	[
		"a reply",
		replyRoutes.send,
		[reply, { ...reply, subject: "s".repeat(200), text: "t".repeat(20_000) }],
		[
			{ ...reply, to: "mere" },
			{ ...reply, subject: "Two\r\nlines" },
			{ ...reply, subject: "s".repeat(201) },
			{ ...reply, subject: " " },
			{ ...reply, text: "\n" },
			{ ...reply, text: "t".repeat(20_001) },
		],
	],
	[
		"a draft",
		replyRoutes.saveDraft,
		[
			{ subject: "", text: "" },
			{ subject: "", text: "", since: moment },
			{ subject: "", text: "", since: null },
		],
		[
			{ subject: "s".repeat(201), text: "" },
			{ subject: "", text: "t".repeat(20_001) },
			{ subject: "", text: "", since: "yesterday" },
		],
	],
	[
		"a saved reply",
		replyRoutes.addSaved,
		[{ title: "Thanks", text: "Kia ora {firstName}" }],
		[
			{ title: "Thanks", text: "Kia ora {firstname}" },
			{ title: "t".repeat(101), text: "Kia ora" },
			{ title: "Thanks", text: "t".repeat(10_001) },
		],
	],
	["a note", leadRoutes.addNote, [{ text: "x".repeat(5000) }], [{ text: "x".repeat(5001) }, { text: " " }]],
	[
		"a merge",
		leadRoutes.merge,
		[{ from: "a", fields: Array(20).fill("f".repeat(60)) }],
		[
			{ from: "a", fields: Array(21).fill("f") },
			{ from: "a", fields: ["f".repeat(61)] },
		],
	],
	["presence", leadRoutes.recordPresence, [{ doing: "left" }], [{ doing: "sleeping" }]],
	[
		"a list",
		inboxRoutes.list,
		[
			{ view: "mine" },
			{ view: "all", search: "s".repeat(200), office: "o".repeat(300), cursor: "c".repeat(300) },
		],
		[
			{},
			{ view: "theirs" },
			{ view: "all", search: "s".repeat(201) },
			{ view: "all", office: "o".repeat(301) },
			{ view: "all", cursor: "c".repeat(301) },
		],
	],
	[
		"the audit log",
		auditRoutes.list,
		[
			{},
			{ action: "signed-in", person: "a", subject: "b", from: moment, to: moment, cursor: "c".repeat(300) },
		],
		[{ action: "slept" }, { from: "yesterday" }, { cursor: "c".repeat(301) }],
	],
	[
		"the numbers",
		numberRoutes.read,
		[{}, { weeks: "1" }, { weeks: "104" }],
		[{ weeks: "0" }, { weeks: "105" }, { weeks: "1.5" }],
	],
	[
		"an invitation",
		peopleRoutes.invite,
		[{ name: "n".repeat(100), email: "ana@example.com", role: "staff", office: "o".repeat(60) }],
		[
			{ name: "n".repeat(101), email: "ana@example.com", role: "staff", office: "India" },
			{ name: "Ana", email: "ana@example.com", role: "guest", office: "India" },
			{ name: "Ana", email: "ana@example.com", role: "owner", office: "o".repeat(61) },
		],
	],
	[
		"an erasure",
		personDataRoutes.erase,
		[{ email: "ana@example.com", references: ["SL-1"] }],
		[{ email: "ana@example.com", references: [] }],
	],
	[
		"a logged request",
		personDataRoutes.logRequest,
		[{ kind: "consent", how: "h".repeat(200) }],
		[
			{ kind: "wish", how: "by phone" },
			{ kind: "consent", how: "h".repeat(201) },
		],
	],
	[
		"a typed code",
		signInRoutes.useCode,
		[
			{ email: "ana@example.com", code: " 7K4M2Q9X " },
			{ email: "ana@example.com", code: "c".repeat(20) },
		],
		[
			{ email: "ana@example.com", code: "7K4M2Q9 " },
			{ email: "ana@example.com", code: "c".repeat(21) },
		],
	],
	["a link", signInRoutes.useLink, [{ link: "l".repeat(200) }], [{ link: "" }, { link: "l".repeat(201) }]],
	[
		"a passkey",
		signInRoutes.finishPasskey,
		[{ ceremony: "c", response: { ...response, id: "i".repeat(maxPasskeyIdLength), transports: ["usb"] } }],
		[
			key,
			{ ceremony: "c", response: { ...response, type: "password" } },
			{ ceremony: "c", response: { ...response, id: "i".repeat(maxPasskeyIdLength + 1) } },
			{ ceremony: "c", response: { ...response, rawId: "i".repeat(2001) } },
			{ ceremony: "c", response: { ...response, response: { clientDataJSON: "j".repeat(10_001) } } },
		],
	],
	[
		"an account",
		accountRoutes.change,
		[{ name: "Ana", office: "India", signature: "s".repeat(2000) }],
		[{ name: "Ana", office: "India", signature: "s".repeat(2001) }],
	],
])("%s", (_, route, taken, refused) => {
	test.each(taken)("is taken as %j", (given) => {
		expect(takes(route, given)).toBe(true);
	});

	test.each(refused)("is refused as %j", (given) => {
		expect(takes(route, given)).toBe(false);
	});
});

test("an address is stored and compared in small letters, without spaces around it", () => {
	expect(z.parse(replyRoutes.send.input, reply).to).toBe("mere@example.com");
});

test("without a number of weeks the numbers are those of twelve", () => {
	expect(z.parse(numberRoutes.read.input, {}).weeks).toBe(12);
});
