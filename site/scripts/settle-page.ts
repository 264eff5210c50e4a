/** Milliseconds: by then the thread of home is drawn, and all that waited for the first view is laid out. */
const maxWait = 2000;

/** From then on a window that changes its size shows a page as it is: nothing arrives or is drawn again. */
export function settlePage(): void {
	setTimeout(() => delete document.documentElement.dataset["fromTop"], maxWait);
}
