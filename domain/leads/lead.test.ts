import { expect, test } from "vitest";
import { firstState, senderName } from "#domain/leads/lead.ts";

test("a lead begins as new, and one that is suspected begins as spam", () => {
	expect(firstState([])).toBe("new");
	expect(firstState(["too-fast"])).toBe("spam");
});

test("a sender has a name, whichever way the form asked for it", () => {
	expect(senderName({ firstName: "Mere", lastName: "Tāmati" })).toBe("Mere Tāmati");
	expect(senderName({ name: "Arjun Nair", phone: "" })).toBe("Arjun Nair");
});
