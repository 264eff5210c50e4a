// Writes the time of day at each office. Without it the page gives the distance from UTC alone.
function writeTimes(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-zone]"))
		time.textContent = new Date().toLocaleString(time.lang, {
			weekday: "long",
			hour: "numeric",
			minute: "2-digit",
			timeZone: time.dataset["zone"],
		});
}

writeTimes();
setInterval(writeTimes, 30_000);
