import { type Audit, audit, categories } from "#tools/bench/audit.ts";
import { readBuiltSite } from "#tools/bench/built-site.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";
import { writeFloorSite } from "#tools/bench/floor-page.ts";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { PlainFailure } from "#tools/launch/plain-failure.mjs";
import { startServiceProcess } from "#tools/service/service-process.ts";

/** Lighthouse on the given pages and on the floor page in turn, over TLS and HTTP/2. */
export async function measurePages(folder: string, routes: readonly string[], runs: number): Promise<Row[]> {
	const certificate = await makeCertificate(folder);
	const start = (name: string, settings: Record<string, string>) =>
		startServiceProcess({ ...certificate, ...settings, DATABASE_FILE: `${folder}/${name}.db` });
	const site = await start("pages", {});
	const floor = await start("floor", writeFloorSite(folder));
	const floorAudits: Audit[] = [];
	const audits = new Map<string, Audit[]>(routes.map((route) => [route, []]));
	try {
		for (let run = 1; run <= runs; run++) {
			floorAudits.push(await audit(floor.origin, ["performance"]));
			for (const [route, found] of audits) {
				process.stderr.write(`Lighthouse, run ${run} of ${runs}: ${route}\n`);
				found.push(await audit(site.origin + route));
			}
		}
	} finally {
		await Promise.all([site.end(), floor.end()]);
	}
	const floorPaint = median(floorAudits.map(({ largestPaint }) => largestPaint));
	return [...audits].flatMap(([route, found]) => rowsOf(route, found, floorPaint));
}

function rowsOf(route: string, audits: readonly Audit[], floorPaint: number): Row[] {
	const paint = median(audits.map(({ largestPaint }) => largestPaint));
	const scores = categories.map((category) => median(audits.map((each) => each.scores[category] ?? 0)));
	return [
		{
			what: `${route}: largest paint over that of a 13.9 kB page`,
			measured: `${(paint / floorPaint).toFixed(2)} (${paint.toFixed(0)} over ${floorPaint.toFixed(0)} ms)`,
			...(route === "/" && { reach: "1.10", limit: "1.25" }),
		},
		{ what: `${route}: Lighthouse ${categories.join(", ")}`, measured: scores.join(" "), reach: "100 each" },
	];
}

/** `--routes`: all pages, or names such as `home,contact,services/ai-marketing`. */
export function routesOf(option: string): string[] {
	const { pages } = readBuiltSite();
	if (option === "all") return [...pages];
	const routes = option.split(",").map((name) => (name === "home" ? "/" : `/${name.replace(/^\//, "")}`));
	const unknown = routes.find((route) => !pages.includes(route));
	if (unknown !== undefined)
		throw new PlainFailure(`The built site has no page ${unknown}. It has: ${pages.join(" ")}`);
	return routes;
}
