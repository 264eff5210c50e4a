import { type BannerPlan, composeBanner, type FormatName } from "#art/contour/banner.ts";

type DrawnThread = Pick<ReturnType<typeof composeBanner>, "thread" | "weight">;

const drawn = new Map<BannerPlan, Map<FormatName, DrawnThread>>();

/** The thread of a banner as it is drawn. Several tests look at each, and to compose a banner takes as long as many tests. */
export function drawnThread(plan: BannerPlan, format: FormatName = "wide"): DrawnThread {
	const formats = drawn.get(plan) ?? new Map<FormatName, DrawnThread>();
	drawn.set(plan, formats);
	const known = formats.get(format);
	if (known) return known;
	// Without its levels, which are large.
	const { thread, weight } = composeBanner(plan, format);
	formats.set(format, { thread, weight });
	return { thread, weight };
}
