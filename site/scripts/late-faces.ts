/** Milliseconds from the start of a visit after which a page keeps the faces that it has been read in. */
const latest = 3000;
/** Pixels; browsers count a smaller move as none. */
const minMove = 3;

/**
 * Gives a page that was painted in the fallbacks its own faces once they are here, unless that would move something that is
 * shown. What needs a line less in them keeps its height until the screen is turned; what ends below the screen holds nothing
 * up, and may change later, as a form in steps does.
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
	const kept: HTMLElement[] = [];
	// Those within others come after them: each is asked before what it is part of.
	for (const { element, before } of placed.toReversed())
		if (before.bottom <= innerHeight && element.getBoundingClientRect().height < before.height - 1) {
			element.style.minHeight = `${before.height}px`;
			kept.push(element);
		}
	// A word may change its line.
	const hasMoved = placed.some(
		({ element, before }) =>
			before.bottom > 0 &&
			Math.abs(element.getBoundingClientRect().top - before.top) >= minMove &&
			getComputedStyle(element).display !== "inline",
	);
	const release = () => {
		for (const { style } of kept) style.minHeight = "";
	};
	if (hasMoved) {
		dataset["late"] = "";
		release();
	} else screen.orientation?.addEventListener("change", release);
}
