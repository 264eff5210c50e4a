// Runs below the offices of the contact page: marks those where it is a working hour of a weekday, by their own clock, and looks again
// each half minute. A wide screen shows them at once, so they are marked before it is painted. A phone shows the form: it is painted
// first, since the first clock takes longer than all of the first layout.
{
	const isAtWork = (/** @type {DOMStringMap} */ { zone, from, to }) => {
		const clock = { timeZone: zone, weekday: "short", hour: "2-digit", hourCycle: "h23" };
		const format = new Intl.DateTimeFormat("en", /** @type {Intl.DateTimeFormatOptions} */ (clock));
		const parts = new Map(format.formatToParts(new Date()).map(({ type, value }) => [type, value]));
		const hour = Number(parts.get("hour"));
		return !parts.get("weekday")?.startsWith("S") && hour >= Number(from) && hour < Number(to);
	};
	const mark = () => {
		for (const sign of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".at-work")))
			sign.hidden = !isAtWork(sign.dataset);
	};
	if (innerWidth < 660 && !location.hash) requestAnimationFrame(() => setTimeout(mark));
	else mark();
	setInterval(mark, 30_000);
}
