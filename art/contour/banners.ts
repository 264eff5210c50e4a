import type { BannerPlan } from "./banner.ts";

/** The banner of each page, its seed chosen by eye: the thread runs as an open route, and no two pages share a silhouette. */
export const banners: Readonly<Record<string, BannerPlan>> = {
	"ai-solutions": { form: "rise", seed: 12 },
	"ai-automation": { form: "pass", seed: 31, isFlipped: true },
	"ai-customer-service": { form: "bay", seed: 4 },
	"ai-analytics": { form: "rise", seed: 29 },
	"ai-marketing": { form: "bay", seed: 23 },
	"ai-consulting": { form: "pass", seed: 6 },
	"ai-powered-analytics": { form: "dome", seed: 7 },
	"intelligent-process-automation": { form: "bay", seed: 35, isFlipped: true },
	"ai-customer-support-solutions": { form: "headland", seed: 5 },
	"custom-ai-development": { form: "pass", seed: 27, isFlipped: true },
	"ai-implementation-training": { form: "pass", seed: 25, isFlipped: true },

	resources: { form: "range", seed: 3 },
	"case-studies": { form: "fall", seed: 24 },
	blog: { form: "bay", seed: 14 },
	"white-papers": { form: "hanging", seed: 16 },
	webinars: { form: "dome", seed: 19 },

	solutions: { form: "bay", seed: 11, isFlipped: true },
	products: { form: "pass", seed: 15, isFlipped: true },
	industries: { form: "pass", seed: 33 },
	company: { form: "rise", seed: 23 },
	contact: { form: "bay", seed: 27, isFlipped: true },
	assessment: { form: "rise", seed: 2 },

	finance: { form: "pass", seed: 14 },
	/** The way that leads nowhere: its thread is a loop. */
	"not-found": { form: "island", seed: 14, level: 5, isLoop: true },
	neutral: { form: "range", seed: 22 },
};
