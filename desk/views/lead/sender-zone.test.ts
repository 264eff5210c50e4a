import { expect, test } from "vitest";
import { cityOf, senderZone } from "#desk/views/lead/sender-zone.ts";

test.each([
	[{ phone: "+64 21 555 0100", email: "a@example.com" }, "Pacific/Auckland"],
	[{ phone: "0091 98 7654 3210", email: "a@example.co.nz" }, "Asia/Kolkata"],
	[{ email: "mere@example.co.nz" }, "Pacific/Auckland"],
	[{ phone: "+1 212 555 0100", email: "a@example.co.nz" }, null],
	[{ email: "a@example.com" }, null],
	[{}, null],
])("the zone of who gives %j is %j, where their device has told none", (values, zone) => {
	expect(senderZone({ timeZone: null, values })).toBe(zone);
});

test("a zone that the sender's device has told counts more than a guess", () => {
	const values = { phone: "+64 21 555 0100", email: "a@example.com" };
	expect(senderZone({ timeZone: "America/New_York", values })).toBe("America/New_York");
	expect(senderZone({ timeZone: "Mars/Olympus", values })).toBe("Pacific/Auckland");
});

test("a zone is called by its city", () => {
	expect(cityOf("Asia/Kuala_Lumpur")).toBe("Kuala Lumpur");
});
