/** Shows the switch in the footer and follows it; the choice stays on this device, under the name of the control. */
export function startThemeSwitch(): void {
	const theme = document.querySelector<HTMLFieldSetElement>(".theme");
	if (!theme) return;
	for (const input of theme.querySelectorAll("input")) {
		if (input.value === document.documentElement.dataset["theme"]) input.checked = true;
	}
	theme.hidden = false;
	theme.addEventListener("change", ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const choice = target.value === "system" ? "" : target.value;
		try {
			if (choice) localStorage.setItem(target.name, choice);
			else localStorage.removeItem(target.name);
		} catch {
			// Storage can be forbidden: the choice then holds for this page only.
		}
		dispatchEvent(new CustomEvent("theme", { detail: choice }));
	});
}
