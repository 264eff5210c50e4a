import type { Budget } from "#art/encode.ts";

/** The most bytes that each file of a scene may take, by its width in pixels. Only browsers without AVIF and share cards use WebP. */
export const sceneBudgets: Readonly<Record<number, Budget>> = {
	400: { avif: 10_000, webp: 17_000 },
	640: { avif: 16_500 },
	800: { avif: 24_000 },
	1200: { avif: 42_000, webp: 71_400 },
};
