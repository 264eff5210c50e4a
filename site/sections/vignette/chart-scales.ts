import type { VignetteItemOf } from "#content/schemas/vignette-item.ts";

/** All drawings of a sheet have this size, in their own coordinates. */
export const drawing = { width: 236, height: 128 };

const forecastFloor = 100;

/** Where the figures of a forecast lie in its drawing. */
export function forecastScale({ actual, likely }: VignetteItemOf<"forecast">) {
	const top = Math.max(...actual, ...likely.map(([, high]) => high));
	const last = actual.length + likely.length - 1;
	return {
		floor: forecastFloor,
		x: (index: number) => Math.round((index / last) * drawing.width),
		y: (value: number) => Math.round(forecastFloor - (value / top) * (forecastFloor - 8)),
	};
}

/** Where an idea lies in a plot, whose axes run along the left and the foot. */
export function plotPoint([across, up]: readonly [number, number]) {
	return { x: Math.round(14 + across * 206), y: Math.round(102 - up * 76) };
}
