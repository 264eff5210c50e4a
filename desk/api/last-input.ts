import { minute } from "#domain/durations.ts";

/** What only a person does: a page can also scroll by itself, and a layout that changes moves under a pointer at rest. */
const inputs = ["keydown", "pointerdown", "click", "wheel", "input"];

let lastInput = Date.now();

/** Begins to notice that a person is at the page. */
export function watchInput(page: EventTarget): void {
	const options = { capture: true, passive: true };
	for (const input of inputs)
		page.addEventListener(
			input,
			() => {
				lastInput = Date.now();
			},
			options,
		);
}

/** Whether no one has done anything at the page for a minute: what it then asks, it asks by itself. */
export function isUnattended(): boolean {
	return Date.now() - lastInput > minute;
}
