import { expect, test } from "vitest";
import { unknownPlaces } from "#desk/views/saved-replies/unknown-places.ts";

test("a place that nothing fills is named as it is written", () => {
	expect(unknownPlaces("Kia ora {firstName}, {firstname} {} {first name}")).toEqual([
		"{firstname}",
		"{}",
		"{first name}",
	]);
});
