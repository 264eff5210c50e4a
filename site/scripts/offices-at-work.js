// Runs below the offices of the contact page, before it is painted: marks those where it is a working hour of a weekday, by their
// own clock, and looks again each half minute.
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
	mark();
	setInterval(mark, 30_000);
}
