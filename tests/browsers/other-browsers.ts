import { findFirefox, findWebKit } from "#tools/browser/other-browsers.ts";
import type { BrowserUnderTest } from "./browser-under-test.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

interface OtherBrowser {
	readonly name: string;
	readonly isMissing: boolean;
	readonly start: () => Promise<BrowserUnderTest>;
}

const isOnCi = process.env["CI"] !== undefined;

/** The browsers that Playwright's tests don't open. One that is missing is left out, but never on CI. */
export const otherBrowsers: readonly OtherBrowser[] = [
	browser("Firefox", findFirefox(), startFirefox),
	browser("WebKit", findWebKit(), startWebKit),
];

function browser<Programs>(
	name: string,
	found: Programs | null,
	start: (programs: Programs) => Promise<BrowserUnderTest>,
): OtherBrowser {
	return {
		name,
		isMissing: found === null && !isOnCi,
		start: () => (found === null ? Promise.reject(new Error(`There is no ${name} here.`)) : start(found)),
	};
}
