import sheet from "#site/layouts/theme-switch.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

/**
 * Shows the switch in the footer and follows it; the choice stays on this device, under the name of the control. One that
 * was made on another page is shown when this one is come back to, or at once where it is open in another tab.
 */
export function startThemeSwitch(): void {
	const theme = document.querySelector<HTMLFieldSetElement>(".theme");
	if (!theme) return;
	adoptStyles(sheet);
	const { dataset } = document.documentElement;
	const inputs = theme.querySelectorAll("input");
	// Storage can be full or forbidden: the choice then holds for this page only.
	let unstored: string | undefined;
	const show = () => {
		dispatchEvent(new CustomEvent("theme", { detail: unstored }));
		for (const input of inputs) input.checked = input.value === (dataset["theme"] ?? "");
	};
	for (const input of inputs)
		input.addEventListener("change", () => {
			unstored = undefined;
			try {
				if (input.value) localStorage[input.name] = input.value;
				else delete localStorage[input.name];
			} catch {
				unstored = input.value;
			}
			show();
		});
	show();
	theme.hidden = false;
	addEventListener("pageshow", show);
	addEventListener("storage", show);
}
