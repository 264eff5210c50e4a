// Writes the time of day at each office. Without it the page gives the distance from UTC alone.
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-zone]")) {
	const options = {
		weekday: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZone: time.dataset["zone"],
	} as const;
	const format = new Intl.DateTimeFormat(time.lang, options);
	const write = () => {
		time.textContent = format.format();
	};
	write();
	setInterval(write, 30_000);
}
