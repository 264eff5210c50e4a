import { banners } from "#art/contour/banners.ts";
import { drawBanner, drawBanners } from "#art/contour/draw-banners.ts";
import { drawHero } from "#art/contour/draw-hero.ts";
import { drawMark } from "#art/contour/draw-mark.ts";
import { drawPlaces } from "#art/contour/draw-places.ts";
import { type Rasterise, withRasteriser } from "#art/contour/rasterise.ts";
import { drawSheet } from "#art/contour/sheet.ts";

/** What `node art/contour/draw.ts <job>` can draw, beside one banner by its name; without a job it draws all but the sheet. */
const jobs: Readonly<Record<string, (rasterise: Rasterise) => Promise<void>>> = {
	hero: drawHero,
	banners: drawBanners,
	places: drawPlaces,
	mark: drawMark,
	sheet: (rasterise) => drawSheet(banners, "banners", rasterise),
};

async function draw(wanted: string | undefined, rasterise: Rasterise): Promise<void> {
	if (!wanted) {
		await drawHero(rasterise);
		await drawMark(rasterise);
		await drawPlaces(rasterise);
		return drawBanners(rasterise);
	}
	const job = jobs[wanted];
	if (job) return job(rasterise);
	const plan = banners[wanted];
	if (plan) return drawBanner(wanted, plan, rasterise);
	throw new Error(
		`Nothing is called ${wanted}: ${[...Object.keys(jobs), ...Object.keys(banners)].join(", ")}`,
	);
}

await withRasteriser((rasterise) => draw(process.argv[2], rasterise));
