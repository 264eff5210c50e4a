export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The same place as on the site's pages, whose script in the head reads it. */
const storedAs = "theme";

export function chosenTheme(): Theme {
	return themes.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";
}

/** Holds at once, and on this device from now on. */
export function chooseTheme(theme: Theme): void {
	try {
		if (theme === "system") localStorage.removeItem(storedAs);
		else localStorage.setItem(storedAs, theme);
	} catch {
		// Storage can be forbidden: the choice then holds for this page only.
	}
	dispatchEvent(new CustomEvent("theme", { detail: theme === "system" ? "" : theme }));
}
