// Runs on the page of the search: where the script that would load the search does not come, its place says so.
addEventListener("unhandledrejection", () =>
	document.querySelector(".search-place > p:only-child")?.removeAttribute("hidden"),
);
