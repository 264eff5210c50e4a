// Runs above a form that no service takes: where its script does not come, the page says what it says without script.
{
	const giveUp = () => {
		if (document.querySelector("astro-island[ssr]")) delete document.documentElement.dataset["script"];
	};
	addEventListener("astro:hydration-error", giveUp);
	addEventListener("unhandledrejection", giveUp);
}
