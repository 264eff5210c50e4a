import { describe, expect, test } from "vitest";
import { zoneOffsets } from "#domain/locale/zone-offsets.ts";

describe("how far an office is from UTC", () => {
	test.each([
		["Pacific/Auckland", "+12/+13"],
		["Asia/Kolkata", "+5:30"],
		["Asia/Kuala_Lumpur", "+8"],
		["Europe/London", "+0/+1"],
	])("%s is %s", (zone, offsets) => {
		expect(zoneOffsets(zone)).toBe(offsets);
	});
});
