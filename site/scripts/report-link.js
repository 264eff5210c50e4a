// Runs in the head of the assessment, before the first paint: a link to a report shows no form while its script comes.
if (/^#r\d/.test(location.hash)) {
	const page = document.documentElement;
	page.dataset["report"] = "opening";
	// The script does not come: it is blocked, or the connection has gone. Should it come later, it shows the report.
	const giveUp = () => {
		if (page.dataset["report"] === "opening") page.dataset["report"] = "blocked";
	};
	addEventListener("astro:hydration-error", giveUp);
	addEventListener("unhandledrejection", giveUp);
}
