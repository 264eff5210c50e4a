/** Milliseconds from the start of a visit after which a page keeps the faces that it has been read in. */
const latest = 3000;
/** Pixels; browsers count a smaller move as none. */
const minMove = 3;
/** Pixels of a text that is narrowed. */
const leastWidth = 200;

/**
 * Gives a page that was painted in the fallbacks its own faces once they are here, unless that would move something that is
 * shown. What needs a line less in them keeps its height until the screen is turned; a text keeps its lines in a
 * narrower box. What ends below the screen holds nothing up, and may change later, as a form in steps does.
 */
export async function startLateFaces(): Promise<void> {
	const { dataset } = document.documentElement;
	if (!("late" in dataset)) return;
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	if (performance.now() > latest) return;
	// Also what is above: it carries what is shown.
	const placed = [...document.body.querySelectorAll<HTMLElement>("*")]
		.map((element) => ({ element, before: element.getBoundingClientRect() }))
		.filter(({ before }) => before.top < innerHeight);
	delete dataset["late"];
	const kept: CSSStyleDeclaration[] = [];
	// Those within others come after them: each is asked before what it is part of.
	for (const { element, before } of placed.toReversed()) {
		const { style } = element;
		const isLower = () => before.bottom <= innerHeight && element.offsetHeight < before.height - 1;
		if (!isLower()) continue;
		while (isLower() && element.offsetWidth > leastWidth && element.matches("h1,p"))
			style.maxWidth = `${element.offsetWidth - 6}px`;
		style.minHeight = `${before.height}px`;
		kept.push(style);
	}
	// A word may change its line.
	const hasMoved = placed.some(
		({ element, before }) =>
			before.bottom > 0 &&
			Math.abs(element.getBoundingClientRect().top - before.top) >= minMove &&
			getComputedStyle(element).display !== "inline",
	);
	const release = () => {
		for (const style of kept) style.cssText = "";
	};
	if (hasMoved) {
		dataset["late"] = "";
		release();
	} else screen.orientation?.addEventListener("change", release);
}
