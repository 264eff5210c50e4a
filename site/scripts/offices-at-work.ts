const weekend = new Set(["Sat", "Sun"]);

/** Whether it is a working hour of a weekday at an office. */
export function isAtWork(now: Date, timeZone: string, hours: { from: number; to: number }): boolean {
	const format = new Intl.DateTimeFormat("en", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		hourCycle: "h23",
	});
	const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
	const hour = Number(parts.get("hour"));
	return !weekend.has(parts.get("weekday") ?? "") && hour >= hours.from && hour < hours.to;
}

/** Marks the offices where people are at work, and looks again each half minute. */
export function startOfficesAtWork(): void {
	const write = () => {
		for (const mark of document.querySelectorAll<HTMLElement>(".at-work")) {
			const { zone = "", from, to } = mark.dataset;
			mark.hidden = !isAtWork(new Date(), zone, { from: Number(from), to: Number(to) });
		}
	};
	write();
	setInterval(write, 30_000);
}
