import type { BannerPlan } from "#art/contour/banner.ts";

/** The banner of each page, its seed chosen by eye: the thread runs as an open route, and no two pages share a silhouette. */
export const banners: Readonly<Record<string, BannerPlan>> = {
	"ai-solutions": { form: "range", seed: 53, isFlipped: true, level: 7, past: { x: 1240, y: 200 } },
	"ai-automation": { form: "pass", seed: 31, isFlipped: true },
	"ai-customer-service": { form: "bay", seed: 52, isFlipped: true, level: 4 },
	"ai-analytics": { form: "rise", seed: 29 },
	"ai-marketing": { form: "headland", seed: 42, isFlipped: true, past: { x: 1090, y: 240 } },
	"ai-consulting": { form: "pass", seed: 54, level: 4, past: { x: 1120, y: 200 } },
	"ai-powered-analytics": { form: "dome", seed: 19, level: 6 },
	"intelligent-process-automation": { form: "range", seed: 43, isFlipped: true },
	"ai-customer-support-solutions": { form: "headland", seed: 78, level: 4, past: { x: 1120, y: 230 } },
	"custom-ai-development": { form: "pass", seed: 77, isFlipped: true },
	"ai-implementation-training": {
		form: "pass",
		seed: 25,
		isFlipped: true,
		level: 6,
		past: { x: 1200, y: 160 },
	},

	resources: { form: "range", seed: 3 },
	"case-studies": { form: "fall", seed: 24 },
	blog: { form: "rise", seed: 9, isFlipped: true },
	"white-papers": { form: "fall", seed: 45 },
	webinars: { form: "dome", seed: 83 },

	solutions: { form: "island", seed: 12, isFlipped: true, level: 2, past: { x: 1250, y: 260 } },
	products: {
		form: "pass",
		seed: 34,
		isFlipped: true,
		beyond: [{ x: 2040, y: 280, radius: 170, height: 0.36, turn: 1.57, stretch: 1.8 }],
	},
	industries: { form: "island", seed: 30, level: 3 },
	company: { form: "rise", seed: 23 },
	contact: { form: "island", seed: 25, level: 2 },
	assessment: { form: "rise", seed: 2, past: { x: 960, y: 250 } },
	method: { form: "fall", seed: 42, isFlipped: true, past: { x: 1100, y: 230 } },
	"how-we-work": { form: "fall", seed: 64, isFlipped: true, past: { x: 1290, y: 240 } },
	"reply-times": { form: "spine", seed: 43, isFlipped: true, past: { x: 950, y: 200 } },
	figures: { form: "fall", seed: 12, isFlipped: true },
	trust: { form: "headland", seed: 53 },

	finance: { isClosing: true, form: "pass", seed: 14 },
	/** The way that leads nowhere: its thread is a loop. */
	"not-found": { form: "island", seed: 14, level: 6, isLoop: true },
	neutral: { form: "range", seed: 22 },

	/** Below the last words of a page, and at the head of none. */
	"closing-range": { isClosing: true, form: "range", seed: 57 },
	"closing-headland": { isClosing: true, form: "headland", seed: 119 },
	"closing-dome": { isClosing: true, form: "dome", seed: 219 },
	"closing-pass": { isClosing: true, form: "pass", seed: 66 },
	"closing-fall": { isClosing: true, form: "fall", seed: 17 },
	"closing-spine": { isClosing: true, form: "spine", seed: 13 },
	"closing-rise": { isClosing: true, form: "rise", seed: 9 },
	"closing-slope": { isClosing: true, form: "fall", seed: 9 },
	"closing-bay": { isClosing: true, form: "bay", seed: 86 },
	"closing-hanging": { isClosing: true, form: "hanging", seed: 9 },
	"closing-island": {
		isClosing: true,
		form: "island",
		seed: 52,
		isFlipped: true,
		beyond: [
			{ x: 1980, y: 200, radius: 200, height: 0.36 },
			{ x: 1890, y: 440, radius: 150, height: 0.36 },
		],
	},
	"closing-bluff": { isClosing: true, form: "range", seed: 88, isFlipped: true },
	"closing-climb": { isClosing: true, form: "fall", seed: 71, isFlipped: true, past: { x: 1150, y: 300 } },
	"closing-ridge": { isClosing: true, form: "rise", seed: 67, isFlipped: true },
};
