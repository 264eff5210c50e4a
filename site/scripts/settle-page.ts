import returningHeader from "#site/layouts/returning-header.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

/** Milliseconds: by then the thread of home is drawn, and all that waited for the first view is laid out. */
const maxWait = 2000;

/**
 * From then on a window that changes its size shows a page as it is: nothing arrives or is drawn again. The header comes back on the way up;
 * its styles come with the same look at all of the page.
 */
export function settlePage(): void {
	setTimeout(() => {
		delete document.documentElement.dataset["fromTop"];
		adoptStyles(returningHeader);
	}, maxWait);
}
