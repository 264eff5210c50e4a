import sheet from "#site/layouts/returning-header.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

/** Lets the header come back on the way up, once the browser has nothing else to do: the first view needs none of it. */
export function startReturningHeader(): void {
	// Those that can't say so know nothing of a scroll's direction either.
	if ("requestIdleCallback" in window) requestIdleCallback(() => adoptStyles(sheet));
}
