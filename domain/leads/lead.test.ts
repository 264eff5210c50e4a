import { expect, test } from "vitest";
import { firstState, isUnanswered, leadStates, owesReply, senderName } from "#domain/leads/lead.ts";

test("a lead begins as new, and one that is suspected begins as spam", () => {
	expect(firstState([])).toBe("new");
	expect(firstState(["too-fast"])).toBe("spam");
});

test("the promised time runs until a person has replied or decided, also while one has the lead", () => {
	expect(leadStates.filter(isUnanswered)).toEqual(["new", "claimed"]);
});

test("a reply is owed to whom no person has answered, suspected or not", () => {
	expect(leadStates.filter(owesReply)).toEqual(["new", "claimed", "spam"]);
});

test("a sender has a name, whichever way the form asked for it", () => {
	expect(senderName({ firstName: "Mere", lastName: "Tāmati" })).toBe("Mere Tāmati");
	expect(senderName({ name: "Arjun Nair", phone: "" })).toBe("Arjun Nair");
});
