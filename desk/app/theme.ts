import { storedEntries } from "#domain/browser/stored-entries.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const { name: storedAs } = storedEntries.theme;

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
