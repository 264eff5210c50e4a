import { expect, test } from "vitest";
import { type FailureDescription, failureDescription, failurePage } from "#domain/service/failure-pages.ts";

const description: FailureDescription = failureDescription.parse({
	locale: "en",
	messages: { unexpected: { heading: "Our <fault>", text: ["Write to us"] } },
	page: "<h1>{{heading}}</h1><p>{{text}}</p><p>{{status}}</p>",
	pageWithStack: "<h1>{{heading}}</h1><pre>{{stack}}</pre>",
});

test("a visitor reads of a failure what happened and its status, and no text becomes markup", () => {
	expect(failurePage(description, { code: "unexpected" })).toBe(
		"<h1>Our &#60;fault&#62;</h1><p>Write to us</p><p>500</p>",
	);
});

test("a developer reads where it arose, whatever the trace holds", () => {
	expect(failurePage(description, { code: "unexpected" }, "at $& {{text}} <x>")).toContain(
		"<pre>at $&#38; {{text}} &#60;x&#62;</pre>",
	);
});

test("a failure that the site has no message for is a fault of the build", () => {
	expect(() => failurePage(description, { code: "no-host" })).toThrow("no-host");
});
