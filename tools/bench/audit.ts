import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags, findChromium } from "#tools/browser/chromium.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export interface Audit {
	/** Milliseconds until the largest paint, on Lighthouse's slow phone. */
	readonly largestPaint: number;
	/** Milliseconds in which the page could not answer a touch, on that phone. */
	readonly blockingTime: number;
	/** Whole points out of 100. */
	readonly scores: Readonly<Partial<Record<Category, number>>>;
}

/** Lighthouse now and then loses the start of a trace (NO_NAVSTART); the next try has it. */
const tries = 3;

/** Audits a page as Lighthouse's mobile device, in a browser of its own, so that nothing is warm. */
export async function audit(url: string, onlyCategories: readonly Category[] = categories): Promise<Audit> {
	let fault = "no result";
	for (let attempt = 0; attempt < tries; attempt += 1) {
		const report = await runLighthouse(url, onlyCategories);
		if (report !== undefined && report.runtimeError === undefined) return readAudit(report);
		fault = report?.runtimeError?.message ?? fault;
	}
	throw new Error(`Lighthouse could not audit ${url}: ${fault}`);
}

async function runLighthouse(url: string, onlyCategories: readonly Category[]): Promise<Result | undefined> {
	const browser = await openBrowser();
	try {
		const { port } = browser;
		return (await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...onlyCategories] }))?.lhr;
	} finally {
		browser.kill();
	}
}

function readAudit({ audits, categories: found }: Result): Audit {
	const scores = Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
	const millisecondsOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
	return {
		largestPaint: millisecondsOf("largest-contentful-paint"),
		blockingTime: millisecondsOf("total-blocking-time"),
		scores: Object.fromEntries(scores),
	};
}

function openBrowser(): Promise<LaunchedChrome> {
	const chromePath = findChromium();
	return launch({
		chromeFlags: [...chromiumFlags, "--ignore-certificate-errors"],
		logLevel: "silent",
		...(chromePath !== null && { chromePath }),
	});
}
