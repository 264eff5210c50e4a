import { stages, thresholds } from "#domain/readiness/stage.ts";

/** The hill is drawn 100 by 100 and stretched: across is the score, and each stage is one terrace higher. */
const foot = 100;
const rise = foot / stages.length;
/** How far before and after its threshold a slope reaches. */
const reach = 3;

const heightOf = (level: number) => Math.round((foot - rise * (level + 1)) * 10) / 10;

/** From one terrace up to the next, level at both ends. */
const slope = (from: number, level: number) =>
	`H${from - reach}C${from} ${heightOf(level - 1)} ${from} ${heightOf(level)} ${from + reach} ${heightOf(level)}`;

/** The terraces as layers over one another, lowest and widest first. */
export const stageTerraces = stages.map(({ from }, level) =>
	level === 0
		? `M0 ${foot}V${heightOf(0)}H100V${foot}Z`
		: `M${from - reach} ${heightOf(level - 1)}${slope(from, level)}H100V${heightOf(level - 1)}Z`,
);

export const stageProfile = {
	/** The surface of the hill. */
	thread: `M0 ${heightOf(0)}${thresholds.map((from, index) => slope(from, index + 1)).join("")}H100`,
	/** A point half-way up each slope, where the next stage begins. */
	nodes: thresholds
		.map((from, index) => `M${from} ${Math.round(heightOf(index) * 10 - rise * 5) / 10}h.01`)
		.join(""),
} as const;
