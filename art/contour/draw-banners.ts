import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type BannerPlan, bannerFrame, composeBanner, type FormatName } from "#art/contour/banner.ts";
import { forms } from "#art/contour/banner-forms.ts";
import { banners } from "#art/contour/banners.ts";
import { drawThemes, type Output } from "#art/contour/draw-themes.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";

const kB = 1000;

/** A share card draws its land itself, when the site is built. */
type ServedFormat = Exclude<FormatName, "card">;

/** What is drawn of each banner. Only the widest falls back to WebP: a browser without AVIF shows it everywhere. */
export const outputs: Record<ServedFormat, readonly Omit<Output, "name" | "picture">[]> = {
	broad: [{ width: 2560, budget: { avif: 40 * kB }, best: 86 }],
	wide: [
		{ width: 2560, budget: { avif: 34 * kB } },
		{ width: 1440, budget: { avif: 16 * kB, webp: 18.5 * kB } },
	],
	tablet: [{ width: 1400, budget: { avif: 14 * kB } }],
	phone: [{ width: 800, budget: { avif: 8.5 * kB } }],
};

const farThreadsFile = path.resolve(import.meta.dirname, "../drawn/far-threads.json");

/** What stands in a file's name for a format. */
export const formatParts: Record<ServedFormat, string> = {
	broad: "-broad",
	wide: "",
	tablet: "-tablet",
	phone: "-phone",
};

export async function drawBanners(rasterise: Rasterise): Promise<void> {
	for (const [name, banner] of Object.entries(banners)) await drawFormats(name, banner, rasterise);
	await writeFarThreads();
}

export async function drawBanner(name: string, plan: BannerPlan, rasterise: Rasterise): Promise<void> {
	await drawFormats(name, plan, rasterise);
	await writeFarThreads();
}

async function drawFormats(name: string, plan: BannerPlan, rasterise: Rasterise): Promise<void> {
	for (const format of ["broad", "wide", "tablet", "phone"] as const) {
		const picture = composeBanner(plan, format);
		const file = `banner-${name}${formatParts[format]}`;
		for (const output of outputs[format]) await drawThemes({ ...output, name: file, picture }, rasterise);
	}
}

async function writeFarThreads(): Promise<void> {
	await writeFile(farThreadsFile, `${JSON.stringify(farThreads(), null, "\t")}\n`);
}

/**
 * Openings of which a narrow desk shows the right side, by the class that does so (page-hero.css): those whose whole thread is
 * there, and those whose nodes are at its edge while the thread leaves to the left below the words or the hill is behind them.
 */
export function farThreads(): Record<"far-thread" | "far-nodes", string[]> {
	const far = { "far-thread": [] as string[], "far-nodes": [] as string[] };
	for (const [name, plan] of Object.entries(banners)) {
		if (plan.isClosing) continue;
		const { points, nodes } = composeBanner(plan).thread;
		const isAtEdge = nodes.every(isBeyond(0.82));
		const summit = forms[plan.form].reduce((highest, hill) =>
			hill.height > highest.height ? hill : highest,
		);
		const isBeforeHill = nodes.every(({ x }) => x < summit.x);
		if (isAtEdge && isBeforeHill) far["far-nodes"].push(name);
		else if (points.every(isBeyond(0.72))) far["far-thread"].push(name);
		else if (isAtEdge) far["far-nodes"].push(name);
	}
	return far;
}

function isBeyond(share: number) {
	return ({ x }: { readonly x: number }) => x > bannerFrame.width * share;
}
