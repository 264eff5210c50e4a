import { expect, test } from "vitest";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { resourceCardsAt } from "#site/catalogue/resources.ts";
import { webinarsAt } from "#site/catalogue/webinars.ts";

const [upcoming, ...laterOnes] = webinarsAt(new Date(0), "en").live;

/** The session that the hub shows at a moment. */
const shownAt = (moment: Date) =>
	resourceCardsAt(moment, "en").find(({ href }) => href === "/resources/webinars")?.latest;

test("the hub shows the session that is held next, and the one after it once that has ended", () => {
	expect(upcoming).toBeDefined();
	expect(shownAt(new Date(0))).toMatchObject({ path: upcoming?.path, isLive: true });
	for (const [index, session] of laterOnes.entries()) {
		const before = index === 0 ? upcoming : laterOnes[index - 1];
		expect(before && shownAt(webinarEnd(before))).toMatchObject({ path: session.path, isLive: true });
	}
});

test("the hub shows the session that was held last when none is to come", () => {
	const last = laterOnes.at(-1) ?? upcoming;
	expect(last && shownAt(webinarEnd(last))).toMatchObject({ path: last?.path, isLive: false });
});
