/** Milliseconds from the start of a visit after which a page keeps the faces that it has been read in. */
const swapPeriod = 3000;
/** Pixels; browsers count a smaller move as none. */
const minMove = 3;
/** Pixels of a text that is narrowed. */
const minWidth = 200;

/** A tuple takes fewer bytes of each page's script than an object does. */
type Place = readonly [element: HTMLElement, before: DOMRect];

/**
 * What is shown, and what is above it, as that carries what is shown; each before what it is part of. What is below may not have
 * been laid out yet.
 */
function placesIn(parent: Element): Place[] {
	return [...(parent.children as HTMLCollectionOf<HTMLElement>)].flatMap((element) => {
		const before = element.getBoundingClientRect();
		return before.top < innerHeight ? [...placesIn(element), [element, before]] : [];
	});
}

/**
 * Lays out what is below the screen in the next moments, one part after the other: all of it at once would keep the page from
 * answering. What is scrolled into view sooner is laid out at once.
 */
function putOffBelow(): void {
	[...document.querySelectorAll<HTMLElement>("main > *,main + *")]
		.map((part): Place => [part, part.getBoundingClientRect()])
		.filter(([, { top }]) => top >= innerHeight)
		.forEach(([part, { height }], index) => {
			const waiting = { contentVisibility: "auto", containIntrinsicHeight: `${height}px` };
			part.animate([waiting, waiting], 50 + 20 * index);
		});
}

/**
 * Gives a page that was painted in the fallbacks its own faces once they are here, unless that would move something that is
 * shown. What needs a line less in them keeps its height until the window has another width; a text keeps its lines
 * in a narrower box. What ends below the screen holds nothing up, and may change later, as a form in steps does.
 */
export async function startLateFaces(): Promise<void> {
	const { dataset } = document.documentElement;
	if (dataset["late"] !== "") return;
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	if (performance.now() > swapPeriod) return;
	const placed = placesIn(document.body);
	putOffBelow();
	delete dataset["late"];
	const kept: CSSStyleDeclaration[] = [];
	for (const [element, before] of placed) {
		const { style } = element;
		const isLower = () => before.bottom <= innerHeight && element.offsetHeight < before.height - 1;
		if (!isLower()) continue;
		while (isLower() && element.offsetWidth > minWidth && element.matches("h1,p"))
			style.maxWidth = `${element.offsetWidth - 6}px`;
		style.minHeight = `${before.height}px`;
		kept.push(style);
	}
	// A word may change its line.
	const hasMoved = placed.some(
		([element, before]) =>
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
	} else {
		const width = innerWidth;
		// A phone that hides its address bar changes the height alone.
		addEventListener("resize", () => innerWidth !== width && release());
	}
}
