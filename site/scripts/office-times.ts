/** Writes the time of day at each office. Without it the page gives the distance from UTC alone. */
export function startOfficeTimes(): void {
	const times = document.querySelectorAll<HTMLTimeElement>("time[data-zone]");
	if (!times[0]) return;
	const write = () => {
		for (const time of times)
			time.textContent = new Date().toLocaleString(time.lang, {
				timeZone: time.dataset["zone"],
				weekday: "short",
				hour: "numeric",
				minute: "2-digit",
			});
	};
	write();
	setInterval(write, 30_000);
}
