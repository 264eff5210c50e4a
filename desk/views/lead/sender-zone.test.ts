import { expect, test } from "vitest";
import { cityOf, senderZone } from "#desk/views/lead/sender-zone.ts";

test.each([
	[{ phone: "+64 21 555 0100", email: "a@example.com" }, "Pacific/Auckland"],
	[{ phone: "0091 98 7654 3210", email: "a@example.co.nz" }, "Asia/Kolkata"],
	[{ email: "mere@example.co.nz" }, "Pacific/Auckland"],
	[{ phone: "+1 212 555 0100", email: "a@example.co.nz" }, null],
	[{ email: "a@example.com" }, null],
	[{}, null],
])("the zone of %j is %j", (values, zone) => {
	expect(senderZone(values)).toBe(zone);
});

test("a zone is called by its city", () => {
	expect(cityOf("Asia/Kuala_Lumpur")).toBe("Kuala Lumpur");
});
