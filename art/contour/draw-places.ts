import { composeApproach } from "#art/contour/approach.ts";
import { drawThemes, type Output } from "#art/contour/draw-themes.ts";
import { composeOfficeMap, officeMaps } from "#art/contour/office-map.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";

const kB = 1000;

/** The pictures of the company page: a map for each office, and the way of a project. */
export async function drawPlaces(rasterise: Rasterise): Promise<void> {
	const maps = officeMaps.flatMap((name): Output[] => [
		{
			name: `office-${name}`,
			picture: composeOfficeMap(name),
			width: 864,
			budget: { avif: 13 * kB, webp: 22 * kB },
		},
		{
			name: `office-${name}-phone`,
			picture: composeOfficeMap(name, "phone"),
			width: 600,
			budget: { avif: 7 * kB },
		},
	]);
	const approach = { avif: 24 * kB, webp: 34 * kB };
	const outputs: readonly Output[] = [
		...maps,
		{ name: "approach", picture: composeApproach(), width: 1800, budget: approach },
	];
	for (const output of outputs) await drawThemes(output, rasterise);
}
