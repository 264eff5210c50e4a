import type { Budget } from "#art/encode.ts";
import type { Theme } from "#art/render/run.ts";

/** Bytes at most of a scene as AVIF, by its width in pixels. */
const avifBytes: Readonly<Record<number, number>> = { 400: 10_000, 640: 16_500, 800: 24_000, 1200: 42_000 };

/** Bytes at most of the one WebP, which browsers without AVIF have in both themes. */
const webp = 17_000;

/** What the files of a scene may take. */
export function sceneBudget(theme: Theme, width: number): Budget {
	const avif = avifBytes[width];
	if (avif === undefined) throw new Error(`A scene of ${width} pixels has no budget`);
	return theme === "day" && width === 400 ? { avif, webp } : { avif };
}
