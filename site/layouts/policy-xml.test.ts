import { expect, test } from "vitest";
import { policyXml } from "#site/layouts/policy-xml.ts";

test("a policy opens over the page whatever marks and lines are in it", () => {
	const text = {
		title: "Terms & Conditions",
		summary: "If <18, ask.",
		html: "<p>A&nbsp;&amp; B<br>C</p>\n<hr>",
	};
	expect(policyXml(text)).toBe(
		'<article xmlns="http://www.w3.org/1999/xhtml" class="long-text"><h1>Terms &amp; Conditions</h1>' +
			'<p class="lead">If &lt;18, ask.</p><p>A\u00a0&amp; B<br/>C</p>\n<hr/></article>',
	);
});
