/**
 * Shows the switch in the footer and follows it; the choice stays on this device, under the name of the control. One that
 * was made on another page is shown when this one is come back to, or at once where it is open in another tab.
 */
export function startThemeSwitch(): void {
	const theme = document.querySelector<HTMLFieldSetElement>(".theme");
	if (!theme) return;
	const { dataset } = document.documentElement;
	const show = (choice = dataset["theme"]) => {
		dispatchEvent(new CustomEvent("theme", { detail: choice }));
		for (const input of theme.querySelectorAll("input"))
			input.checked = input.value === (dataset["theme"] ?? "");
	};
	show();
	theme.hidden = false;
	addEventListener("pageshow", () => show());
	addEventListener("storage", () => show());
	theme.addEventListener("change", ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const choice = target.value;
		try {
			if (choice) localStorage[target.name] = choice;
			else delete localStorage[target.name];
		} catch {
			// Storage can be forbidden: the choice then holds for this page only.
		}
		show(choice);
	});
}
