import type { SearchForm } from "#site/scripts/search-form.ts";
import { isComposing } from "#site/ui/is-composing.ts";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows move from the field through the links below it and back; Enter in the field opens the first result. */
export function startSearchKeys({ search, field, results }: SearchForm): void {
	search.addEventListener("keydown", (event) => {
		const step = steps[event.key];
		if (!step || isComposing(event) || !(event.target instanceof HTMLElement)) return;
		const links = [...search.querySelectorAll<HTMLElement>("li a")].filter((link) => link.offsetParent);
		const stops = [field, ...links];
		const next = stops[stops.indexOf(event.target) + step];
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
	field.form?.addEventListener("submit", (event) => {
		event.preventDefault();
		results.querySelector("a")?.click();
	});
}
