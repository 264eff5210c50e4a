import { beforeEach, describe, expect, test } from "vitest";
import { pagesToVisit } from "#tests/support/pages-to-visit.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { otherBrowsers } from "./other-browsers.ts";

const screens = [
	// WebKit's window can't be narrower.
	{ screen: "phone", width: 447 },
	{ screen: "large screen", width: 1440 },
];

describe.each(otherBrowsers)("in $name", ({ isMissing, start }) => {
	const service = serviceForTests();
	const browser = browserForTests(start);

	describe.each(screens)("on a $screen", ({ width }) => {
		beforeEach(() => browser().resize(width, 900));

		test.skipIf(isMissing).each(pagesToVisit)("%s is whole", async (path) => {
			const page = browser();
			await page.open(`${service.origin}${path}`);
			expect(await page.evaluate(faultsInView)).toEqual([]);
			expect(page.takeErrors()).toEqual([]);
		});
	});
});

/** What a visitor would see go wrong on the page that is open. */
function faultsInView(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const heading = document.querySelector("h1")?.getBoundingClientRect();
	const broken = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
	const undrawn = [...document.querySelectorAll("main use")].filter(
		(icon) => icon instanceof SVGGraphicsElement && icon.checkVisibility() && icon.getBBox().width === 0,
	);
	const bare = [
		...document.querySelectorAll(
			"main :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea)",
		),
	].filter((field) => field.checkVisibility() && getComputedStyle(field).borderTopWidth === "0px");
	const unmarked = [...document.querySelectorAll("#menu li a[aria-current]")].filter(
		(link) => getComputedStyle(link).textDecorationLine !== "underline",
	);
	return [
		...(scrollWidth > clientWidth ? [`it is ${scrollWidth} pixels wide`] : []),
		...(heading && heading.height > 0 ? [] : ["it shows no heading"]),
		...broken.map(({ currentSrc }) => `the picture ${currentSrc} is missing`),
		...undrawn.map((icon) => `the icon ${icon.getAttribute("href")} is missing`),
		...bare.map((field) => `the field ${field.getAttribute("name")} has no border`),
		...unmarked.map((link) => `the menu doesn't mark ${link.textContent} as the page that is open`),
	];
}
