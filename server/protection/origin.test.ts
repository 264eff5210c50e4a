import { expect, test } from "vitest";
import { isOwnOrigin } from "#server/protection/origin.ts";

const own = "https://southlight.example";

test.each([
	["the browser says that it is from here", { "sec-fetch-site": "same-origin" }, true],
	["the visitor typed the address", { "sec-fetch-site": "none" }, true],
	["the browser says another site", { "sec-fetch-site": "cross-site", origin: own }, false],
	["the browser says another host of the domain", { "sec-fetch-site": "same-site" }, false],
	["an older browser says that it is from here", { origin: own }, true],
	["an older browser says another site", { origin: "https://elsewhere.example" }, false],
	["an older browser says a sandbox", { origin: "null" }, false],
	["an old browser says nothing", {}, true],
])("a post counts by what its browser says: %s", (_, headers, isOwn) => {
	expect(isOwnOrigin(headers, own)).toBe(isOwn);
});
