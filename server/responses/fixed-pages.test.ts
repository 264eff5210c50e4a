import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { failureDescription } from "#domain/service/failure-pages.ts";
import { createFixedPages } from "#server/responses/fixed-pages.ts";

const description = failureDescription.parse({
	locale: "en",
	messages: {
		"other-site": { heading: "Refused", text: "From elsewhere." },
		"too-many-attempts": { heading: "Later", text: "Not now." },
	},
	page: "{{heading}}: {{text}}",
	pageWithStack: "",
});

test("a refusal is made and compressed once, however often it is sent", () => {
	const pages = createFixedPages(description);
	const first = pages({ code: "other-site" }, "br");
	expect(pages({ code: "other-site" }, "br")).toBe(first);
	expect(brotliDecompressSync(first).toString()).toBe("Refused: From elsewhere.");
});

test("another refusal, and the same in another encoding, are pages of their own", () => {
	const pages = createFixedPages(description);
	expect(pages({ code: "other-site" }, undefined).toString()).toBe("Refused: From elsewhere.");
	expect(pages({ code: "too-many-attempts" }, undefined).toString()).toBe("Later: Not now.");
	expect(gunzipSync(pages({ code: "other-site" }, "gzip")).toString()).toBe("Refused: From elsewhere.");
});
