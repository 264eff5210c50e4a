import { expect, test } from "vitest";
import type { SiteFile } from "#domain/service/site-build.ts";
import { unreadRules } from "#tools/build/served/headers-file.ts";

/** A site of so many pages, in the order of their addresses. */
function siteOf(pages: number): Record<string, SiteFile> {
	const page = {
		file: "page.html",
		type: "text/html",
		immutable: false,
		policy: "default-src 'none'",
		etag: '"1"',
	};
	return Object.fromEntries(Array.from({ length: pages }, (_, at) => [`/page-${at}`, page]));
}

test("a static site with more rules than Cloudflare reads names the first page that would lose its policy", () => {
	// Two rules for all files, then two a page: the hundredth is of page 48.
	expect(unreadRules(siteOf(50))).toContain("/page-49 ");
});

test("a static site whose rules are all read comes without a warning", () => {
	expect(unreadRules(siteOf(49))).toBeNull();
});
