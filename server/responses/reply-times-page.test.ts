import { expect, test } from "vitest";
import { withReplyTimes } from "#server/responses/reply-times-page.ts";

const page = `<h2>Now</h2><div class="a" id="reply-times"><p>Too few.</p></div><template id="reply-times-measured"><dl><div><dt>Half</dt><dd>{{median}}</dd></div><div><dt>Share</dt><dd>{{share}}</dd></div><div><dt>All</dt><dd>{{replies}}</dd></div></dl></template><p>End</p>`;

test("the page shows the figures in place of what it says without them", () => {
	expect(withReplyTimes(page, { replies: 1200, median: 135, share: 0.996 }, "en-NZ")).toBe(
		`<h2>Now</h2><div class="a" id="reply-times"><dl><div><dt>Half</dt><dd>2 hours, 15 minutes</dd></div><div><dt>Share</dt><dd>99%</dd></div><div><dt>All</dt><dd>1,200</dd></div></dl></div><p>End</p>`,
	);
});

test("the page leaves the median out while it is not known", () => {
	expect(withReplyTimes(page, { replies: 30, median: null, share: 0.46 }, "en-NZ")).toBe(
		`<h2>Now</h2><div class="a" id="reply-times"><dl><div><dt>Share</dt><dd>46%</dd></div><div><dt>All</dt><dd>30</dd></div></dl></div><p>End</p>`,
	);
});

test("the page is as it was built while there are too few replies", () => {
	expect(withReplyTimes(page, null, "en-NZ")).toBe(page);
});
