/** Closes the menu when its page is left, so that the way back does not lead to an open one. */
export function closeMenuBehind(): void {
	addEventListener("pagehide", () => document.getElementById("menu")?.hidePopover());
}
