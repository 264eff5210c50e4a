import type { Browser } from "@playwright/test";
import { type Audit, audit, categories } from "#tools/bench/audit.ts";
import { readBuiltSite } from "#tools/bench/built-site.ts";
import type { MeasuredSite, MeasuredSites } from "#tools/bench/measured-sites.ts";
import { peers } from "#tools/bench/peers.ts";
import { type View, viewOf } from "#tools/bench/slow-view.ts";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { PlainFailure } from "#tools/launch/plain-failure.mjs";

/** A page, and what each run found: on Lighthouse's simulated phone, and on the delayed line. */
interface MeasuredPage {
	readonly site: MeasuredSite;
	readonly path: string;
	readonly audits: Audit[];
	readonly views: View[];
}

/** The given pages, the floor page and the peers' in turn, so that a busy minute slows all of them. */
export async function measurePages(
	browser: Browser,
	sites: MeasuredSites,
	routes: readonly string[],
	runs: number,
): Promise<Row[]> {
	const pageOf = (site: MeasuredSite, path: string): MeasuredPage => ({ site, path, audits: [], views: [] });
	const floor = pageOf(sites.floor, "/");
	const own = routes.map((route) => pageOf(sites.own, route));
	const beside = sites.peers.flatMap((site) => {
		const pages = peers.find(({ name }) => name === site.name)?.pages ?? {};
		return routes.flatMap((route) =>
			pages[route] === undefined ? [] : [{ route, page: pageOf(site, pages[route]) }],
		);
	});
	for (let run = 1; run <= runs; run++) {
		for (const page of [floor, ...own, ...beside.map((each) => each.page)]) {
			process.stderr.write(`Run ${run} of ${runs}: ${page.site.name} ${page.path}\n`);
			page.audits.push(
				await audit(page.site.origin + page.path, page.site === sites.own ? categories : ["performance"]),
			);
			page.views.push(await viewOf(browser, page.site.delayedOrigin + page.path));
		}
	}
	return own.flatMap((page) => [
		...rowsOf(page, floor),
		...beside.filter(({ route }) => route === page.path).map((peer) => besideRow(page, peer.page)),
	]);
}

const paintOf = ({ audits, views }: MeasuredPage) => ({
	simulated: median(audits.map(({ largestPaint }) => largestPaint)),
	delayed: median(views.map(({ largestPaint }) => largestPaint)),
});

function rowsOf(page: MeasuredPage, floor: MeasuredPage): Row[] {
	const [paint, least] = [paintOf(page), paintOf(floor)];
	const over = (kind: "simulated" | "delayed") =>
		`${(paint[kind] / least[kind]).toFixed(2)} (${paint[kind].toFixed(0)} over ${least[kind].toFixed(0)} ms)`;
	const { path, audits, views } = page;
	const scores = categories.map((category) => median(audits.map((each) => each.scores[category] ?? 0)));
	const blocked = (page: MeasuredPage) =>
		median(page.audits.map(({ blockingTime }) => blockingTime)).toFixed(0);
	const shift = Math.max(...views.map(({ layoutShift }) => layoutShift));
	return [
		{ what: `${path}: largest paint, simulated`, measured: over("simulated"), reach: "1.10", limit: "1.25" },
		{ what: `${path}: largest paint, delayed line`, measured: over("delayed"), reach: "1.20", limit: "1.40" },
		{
			what: `${path}: total blocking time, and that of the plain page`,
			measured: `${blocked(page)} ms (${blocked(floor)} ms)`,
			...blockingLimits[path],
		},
		{ what: `${path}: layout shift, at worst`, measured: shift.toFixed(3), reach: "0.00", limit: "0.01" },
		{
			what: `${path}: Lighthouse ${categories.join(", ")}`,
			measured: scores.join(" "),
			reach: "100 each",
			limit: "98",
		},
	];
}

const blockingLimits: Readonly<Record<string, { reach: string; limit: string }>> = {
	"/": { reach: "30 ms", limit: "60 ms" },
	"/contact": { reach: "60 ms", limit: "100 ms" },
	"/assessment": { reach: "120 ms", limit: "200 ms" },
};

function besideRow(page: MeasuredPage, peer: MeasuredPage): Row {
	const [own, theirs] = [paintOf(page), paintOf(peer)];
	const ratio = (kind: "simulated" | "delayed") =>
		`${(own[kind] / theirs[kind]).toFixed(2)} (${theirs[kind].toFixed(0)} ms)`;
	return {
		what: `${page.path}: largest paint beside ${peer.site.name} ${peer.path}, simulated and delayed`,
		measured: `${ratio("simulated")}, ${ratio("delayed")}`,
		reach: "0.65",
		limit: "0.8",
	};
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
