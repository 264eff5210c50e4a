/** Says what happened in the page's live region. It is never the only sign of it. */
export function showToast(text: string): void {
	dispatchEvent(new CustomEvent("toast", { detail: text }));
}
