import { expect, test } from "vitest";
import { withReplyTimes } from "#server/responses/reply-times-page.ts";

const page = `<h2>Now</h2><div class="a" id="reply-times"><p>Too few.</p></div><template id="reply-times-measured"><dl><dd>{{median}}</dd><dd>{{share}}</dd><dd>{{replies}}</dd></dl></template><p>End</p>`;

test("the page shows the figures in place of what it says without them", () => {
	expect(withReplyTimes(page, { replies: 1200, median: 135, share: 0.996 }, "en-NZ")).toBe(
		`<h2>Now</h2><div class="a" id="reply-times"><dl><dd>2 hours, 15 minutes</dd><dd>99%</dd><dd>1,200</dd></dl></div><p>End</p>`,
	);
});

test("the page is as it was built while there are too few replies", () => {
	expect(withReplyTimes(page, null, "en-NZ")).toBe(page);
});
