/** Milliseconds from the start of a visit after which a page keeps the faces that it has been read in. */
const latest = 3000;
/** The places of a screen that are looked at, across and down. */
const columns = 3;
const rows = 24;
/** Pixels; browsers count a smaller move as none. */
const leastMove = 3;

/** Gives a page that was painted in the fallbacks its own faces once they are here, unless that would move a line that is shown. */
export async function startLateFaces(): Promise<void> {
	const { dataset } = document.documentElement;
	if (!("late" in dataset)) return;
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	if (performance.now() > latest) return;
	const shown = shownElements().map((element) => ({ element, before: topOf(element) }));
	delete dataset["late"];
	if (shown.some(({ element, before }) => Math.abs(topOf(element) - before) >= leastMove))
		dataset["late"] = "";
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function shownElements(): Element[] {
	const found = Array.from({ length: columns * rows }, (_, place) =>
		document.elementFromPoint(
			(((place % columns) + 0.5) * innerWidth) / columns,
			((Math.floor(place / columns) + 0.5) * innerHeight) / rows,
		),
	);
	return [...new Set(found)].filter((element) => element !== null);
}
