/** Whether a key is for an input method, to choose or confirm a word. Safari says so of the confirming Enter by its code alone. */
export function isComposing(event: KeyboardEvent): boolean {
	return event.isComposing || event.keyCode === 229;
}
